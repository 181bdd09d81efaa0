import { each } from './ruleKeys'

/** The rules of the chapter Events. */
export const eventRules: readonly string[] = [
  ...each('Events', 'configured URL', 'outbound IP address', 'notification log', 'retry'),
  ...each('Event', 'request_created', 'request_status_changed', 'user_created', 'user_updated'),
  ...each(
    'Subscription', 'all requests', 'Request Created', 'Request Status Changed', 'User Created', 'User Updated', 'all users',
  ),
  ...each('Events', 'none of the preview', 'v1 active', 'v2 envelope'),
  ...each(
    'Event v1 request', 'flat object', 'member reference', 'event_type', 'id', 'request_creator_member', 'createdAt, updatedAt',
    'start, end', 'start_at', 'end_at', 'leave_unit', 'year', 'duration',
  ),
  ...[
    'status', 'deducted', 'allowance_delta', 'reason', 'approval_process', 'cancel_reason', 'canceld_date',
    'canceld_by_member', 'approver_member', 'approved_date', 'decline_reason', 'declined_by_member', 'declined_date',
    'request_approvers', 'request_representative_approvers', 'requester_member', 'leave_type',
  ].map((name) => `Event v1 request: details.${name}`),
  'Event v1 request: effective allowance',
  ...each(
    'Event v1 user', 'envelope', 'id', 'email, name, custom_id', 'created_at, updated_at', 'status', 'is_admin, has_billing_access',
    'employment_start_date, employment_end_date, birthday', 'public_holiday', 'departments',
  ),
]
