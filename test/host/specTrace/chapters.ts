import { endpointRules } from './endpointRules'
import { eventRules } from './eventRules'
import { each, numbered } from './ruleKeys'

/** Every rule of the specification, chapter by chapter, written down from its text: what docs/spec-trace.md has to tell of. */
export const chapters: Readonly<Record<string, readonly string[]>> = {
  'What the service does': [
    ...each('Interface', 'JSON REST', 'areas', 'plan'),
    ...each(
      'Allowance model', 'type', 'rule', 'assignment', 'adjustment', 'effective entitlement', 'units of amounts',
      'proration by month', 'proration by day', 'proration of other cycles',
    ),
    ...numbered('Conventions', 7),
  ],
  'Resources and their fields': [
    'Resources: wire names',
    ...each(
      'Member', 'id', 'custom_id', 'name', 'createdAt, updatedAt', 'allowances', 'allowance_type_configurations',
      'allowance_type_configurtaions', 'birthday', 'employment_start_date', 'employment_end_date', 'email', 'departments', 'is_admin',
      'has_approvers', 'approver_config', 'schedules', 'approval process kinds', 'status',
    ),
    ...each(
      'Member allowance entry', 'remaining', 'brought_forward', 'allowance', 'taken', 'year', 'compensatory_time_off',
      'id, createdAt, updatedAt', 'allowance_type',
    ),
    ...each('Schedule', 'id, createdAt, updatedAt', 'from', 'am and pm times', 'am_enabled, pm_enabled', 'deduct_fullday'),
    ...each('Allowance type configuration', 'id', 'allowance_type_id', 'default', 'disabled', 'one default'),
    ...each(
      'Out-of-office setting', 'id, member_id, leave_type_id', 'one per member and leave type', 'internalReplyMessage',
      'externalReplyMessage', 'externalAudience', 'allow_member_edit_out_of_office_message', 'sync_enabled', 'createdAt, updatedAt',
      'placeholders',
    ),
    ...each(
      'Allowance records', 'allowance type', 'translated name', 'rule', 'rule assignment', 'adjustment', 'balance entries',
      'breakdown flags', 'audit entries',
    ),
    ...each('Other resources', 'request', 'leave type, department, public holiday, workspace', 'absence'),
  ],
  'States and transitions': [
    ...each('States', ...['PENDING', 'APPROVED', 'DECLINED', 'CANCELED'].map((state) => `Request ${state}`)),
    ...each('States', ...['PENDING', 'APPROVED', 'DECLINED'].map((state) => `Request approver ${state}`)),
    ...each(
      'States', ...['PENDING', 'APPROVED', 'DECLINED', 'CANCELED', 'REPLACED'].map((state) => `Representative approval ${state}`),
    ),
    ...each('States', 'Member ACTIVE', 'Member INACTIVE', 'Leave type archived', 'Leave type available'),
    ...each(
      'Transition', 'Leave type restore', 'Representative approval approve_representative', 'Default allowance type default',
      'Default allowance type disabled', 'Rule assignment rule-change', 'Rule assignment manual-rule', 'Request, others',
      'Request approver, others', 'Representative approval, others', 'Member, others',
    ),
    ...each('Side note', 'details.deducted', 'details.allowance_delta'),
  ],
  'Endpoints': endpointRules,
  'Authentication': [
    ...each('Authentication method', 'API key', 'identity-provider token', 'API key as bearer value'),
    ...numbered('Authentication rule', 5),
    ...each('Authentication rule 6', 'admin and manager keys', 'recurring requests'),
  ],
  'Events': eventRules,
  'Errors': [
    ...each(
      'Error', 'body', 'BAD_REQUEST', 'UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'INTERNAL_SERVER_ERROR', 'locked workspace',
      'list window',
    ),
    ...each('Rejections', 'group A first', 'order of group B', 'create answers 400', 'plan and role answer 403'),
    ...each(
      'Rejection', 'RECURRENCE_END_REQUIRED', 'RECURRENCE_RULE_INVALID', 'RECURRENCE_WINDOW_EXCEEDED',
      'RECURRENCE_TOO_FEW_OCCURRENCES',
      'HOUR_LEAVE_TYPE_REQUIRES_TIME_RANGE', 'HALF_DAY_NOT_ALLOWED_FOR_FULL_DAY_LEAVE_TYPE', 'OUTSIDE_EMPLOYMENT_PERIOD',
      'LEAVE_TYPE_DISABLED', 'REASON_REQUIRED', 'REASON_TOO_LONG', 'OUTSIDE_FISCAL_YEAR_WINDOW', 'PAST_DATE_NOT_ALLOWED',
      'REPRESENTATIVE_CONFLICT', 'NO_APPROVER_SET', 'REPRESENTATIVES_INVALID', 'REQUIRED_REPRESENTATIVES_COUNT_NOT_MET',
    ),
  ],
  'Limits': each(
    'Limit', 'request rate', 'higher rate', 'date window', 'interval', 'count', 'series reach', 'occurrences',
    'out-of-office messages', 'assignment reason', 'limit', 'take', 'member allowance history', 'allowance types', 'request reason',
    'answer over the rate',
  ),
  'Versioning': numbered('Versioning', 5),
}
