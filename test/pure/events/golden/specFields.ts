/**
 * The fields of the specification's tables (Events; Resources: Member) and of decision 3, as paths: a list's elements are `name[]`. A
 * field that may be null ends in `?`: where the specification says so, and in v2 where our records may be null.
 */
const within = (path: string, ...fields: readonly string[]): string[] => fields.map((field) => `${path}.${field}`)

/** A `<member ref>` at a path. All of them are one shape: its fields are counted together. */
const memberRef = (path: string): string[] => [path, ...within('<member ref>', 'id', 'name', 'email', 'custom_id?')]

/** The entries of a list of those who are asked, as far as all of them are alike. */
const entries = (path: string): string[] => [path, `${path}[]`, ...within(`${path}[]`, 'id', 'status', 'reason?')]

const askedV1 = (path: string): string[] =>
  [...entries(path), ...within(`${path}[]`, 'status_change_date?', 'predecessor_request_approver_id?')]

const requestV1 = [
  'event_type', 'id', 'createdAt', 'updatedAt', 'start', 'end', 'start_at', 'end_at', 'leave_unit', 'year', 'duration', 'details',
  ...memberRef('request_creator_member'),
  ...within('details', 'status', 'deducted', 'allowance_delta', 'reason?', 'approval_process', 'cancel_reason?', 'canceld_date?',
    'approved_date?', 'decline_reason?', 'declined_date?'),
  ...within('details', 'canceld_by_member?', 'approver_member?', 'declined_by_member?', 'requester_member').flatMap(memberRef),
  ...askedV1('details.request_approvers'),
  ...memberRef('details.request_approvers[].approver_member'),
  ...askedV1('details.request_representative_approvers'),
  ...memberRef('details.request_representative_approvers[].approver_member?'),
  ...memberRef('details.request_representative_approvers[].replaced_to_member?'),
  ...within('<member ref>', 'allowances', 'allowances[]'),
  ...within('<member ref>.allowances[]', 'allowance_type_id', 'allowance', 'brought_forward', 'compensatory_time_off', 'remaining', 'taken',
    'year'),
  'details.leave_type',
  ...within('details.leave_type', 'id', 'name', 'take_from_allowance', 'leave_unit', 'allowance_type?'),
  ...within('details.leave_type.allowance_type', 'id', 'name', 'ignore_allowance_limit', 'allowance_unit'),
]

const userV1 = [
  'event_type', 'body',
  ...within('body', 'id', 'email', 'name', 'custom_id?', 'created_at', 'updated_at', 'status', 'is_admin', 'has_billing_access',
    'employment_start_date?', 'employment_end_date?', 'birthday?', 'public_holiday?', 'departments', 'departments[]'),
  ...within('body.public_holiday', 'id', 'name'),
  ...within('body.departments[]', 'id', 'name'),
]

const requestV2 = [
  'event_type', 'body',
  ...within('body', 'id', 'createdAt', 'updatedAt', 'start', 'end', 'start_at', 'end_at', 'leave_unit', 'leave_type', 'approval_process',
    'cancel_reason?', 'canceld_date?', 'reason?', 'take_from_allowance', 'allowance_type?', 'workday_absence_duration', 'duration',
    'status'),
  ...within('body.leave_type', 'id', 'name', 'leave_unit'),
  ...within('body.allowance_type', 'id', 'name', 'ignore_allowance_limit', 'allowance_unit'),
  ...within('body', 'request_creator_member', 'requester_member', 'canceld_by_member?').flatMap(memberRef),
  ...entries('body.request_approvers'),
  ...memberRef('body.request_approvers[].approver_member'),
  ...memberRef('body.request_approvers[].status_changed_by_member?'),
  ...within('body.request_approvers[]', 'status_changed_date?', 'predecessor_request_member_approver_id?'),
]

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ofDay = ['am_start', 'am_end', 'pm_start', 'pm_end', 'am_enabled', 'pm_enabled', 'deduct_fullday']

const userV2 = [
  'event_type', 'body',
  ...within('body', 'id', 'custom_id?', 'name', 'createdAt', 'updatedAt', 'allowances', 'allowances[]', 'birthday?',
    'employment_start_date?', 'employment_end_date?', 'email', 'departments', 'departments[]', 'is_admin', 'has_approvers',
    'has_approvers[]', 'approver_config', 'schedules', 'schedules[]', 'approval_process', 'status'),
  ...within('body.allowances[]', 'remaining', 'brought_forward', 'allowance', 'taken', 'year', 'compensatory_time_off', 'id', 'createdAt',
    'updatedAt', 'allowance_type'),
  ...within('body.allowances[].allowance_type', 'id', 'name', 'ignore_allowance_limit'),
  ...['body.allowance_type_configurations', 'body.allowance_type_configurtaions'].flatMap((path) =>
    [path, `${path}[]`, ...within(`${path}[]`, 'id', 'allowance_type_id', 'default', 'disabled')]),
  ...within('body.departments[]', 'id', 'name', 'is_hidden'),
  ...within('body.has_approvers[]', 'id', 'name', 'email'),
  ...within('body.approver_config', 'department_id?', 'identity_provider_sync_level?'),
  ...within('body.schedules[]', 'id', 'from?', 'createdAt', 'updatedAt', ...days.flatMap((day) => ofDay.map((field) => `${day}_${field}`))),
]

const once = (fields: readonly string[]): string[] => [...new Set(fields)].sort()

export const specFields = {
  'request v1': once(requestV1), 'user v1': once(userV1), 'request v2': once(requestV2), 'user v2': once(userV2),
} as const

/** What a field of an enumeration may say, by kind of payload and path. */
export const specValues: Readonly<Record<string, readonly string[]>> = {
  'request v1 event_type': ['request_created', 'request_status_changed'],
  'request v1 start_at': ['morning', 'afternoon'],
  'request v1 end_at': ['lunchtime', 'end_of_day'],
  'request v1 leave_unit': ['days', 'hours'],
  'request v1 details.status': ['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'],
  'request v1 details.request_approvers[].status': ['PENDING', 'APPROVED', 'DECLINED'],
  'request v1 details.request_representative_approvers[].status': ['PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'REPLACED'],
  'request v1 details.leave_type.leave_unit': ['days', 'hours'],
  'request v1 details.leave_type.allowance_type.allowance_unit': ['days', 'hours'],
  'user v1 event_type': ['user_created', 'user_updated'],
  'user v1 body.status': ['ACTIVE', 'INACTIVE'],
  'user v2 body.status': ['ACTIVE', 'ARCHIVED'],
}
