import { each, numbered } from './ruleKeys'

const allowanceManagement = [
  'GET /allowance-types', 'POST /allowance-types', 'GET /allowance-types/{id}', 'PATCH /allowance-types/{id}',
  'DELETE /allowance-types/{id}', 'POST /allowance-types/reorder', 'PUT /allowance-types/{allowance_type_id}/default-rule',
  'GET /allowance-types/{allowance_type_id}/rules', 'POST /allowance-types/{allowance_type_id}/rules', 'PATCH /rules/{id}',
  'DELETE /rules/{id}', 'GET /rules/{rule_id}/members', 'GET /members/{member_id}/rule-assignments',
  'POST /members/{member_id}/rule-assignments', 'PATCH /rule-assignments/{id}', 'DELETE /rule-assignments/{id}',
  'POST /members/{member_id}/rule-change', 'POST /members/{member_id}/manual-rule', 'GET /members/{member_id}/adjustments',
  'POST /members/{member_id}/adjustments', 'DELETE /adjustments/{id}', 'GET /members/{member_id}/allowances',
  'GET /members/{member_id}/allowance-breakdown', 'POST /allowances/{id}/revert-carryover-override', 'GET /rules/{rule_id}/audit-log',
  'GET /allowance-types/{allowance_type_id}/audit-log', 'GET /members/{member_id}/rule-audit-log',
  'GET /members/{member_id}/allowance-audit-log',
]

/** The rules of the chapter Endpoints. */
export const endpointRules: readonly string[] = [
  'Endpoints: HTTP',
  'Endpoint: POST /requests/recurring/preview',
  ...each(
    'Preview request', 'leave_type_id', 'requester_member_id', 'reason', 'repeat', 'interval', 'from', 'until', 'count', 'start_time',
    'end_time', 'half_day', 'weekDays', 'day', 'month', 'pos', 'exDates', 'files', 'representative_member_ids',
    'ignoreMaximumAbsence', 'admin_approval_option',
  ),
  ...each(
    'Preview response', 'can_create', 'occurrence_count', 'duration', 'takes_from_allowance', 'allowance_type',
    'is_allowance_sufficient', 'conflicts', 'department_limit_conflicts', 'representative_unavailable', 'representative_overlaps',
    'rejection', 'workday_absence_duration', 'leave_unit', 'outside_of_schedule', 'per_year',
  ),
  ...numbered('Preview rule', 5),
  'Endpoint: PUT /members/{member_id}/allowance-type-configurations/{allowance_type_id}',
  ...numbered('Allowance type configuration rule', 5),
  'Endpoint: PUT /members/{member_id}/out-of-office-settings/{leave_type_id}',
  ...numbered('Out-of-office rule', 4),
  ...each(
    'Endpoint', 'GET /members/custom_id/{custom_id}', 'PUT /leave_types/{id}/restore',
    'POST /requests/{id}/approve_representative', 'GET /requests', 'GET /requests_per_day', 'GET /absences_per_day',
  ),
  ...each('List query', 'start, end', 'request_member_ids', 'department_ids', 'overlap'),
  ...each('Allowance Management', 'admin key', 'manager key'),
  ...each('Endpoint', ...allowanceManagement),
  ...numbered('Allowance Management rule', 3),
  ...each('Allowance Management rule 4', 'call', 'no accrual'),
  ...['5', '6'].map((number) => `Allowance Management rule ${number}`),
  ...each('Allowance Management rule 7', 'facts', 'wire names'),
  'Endpoint: PUT /members/{id}/allowance/{allowance_type_id}/{year}',
  ...numbered('Deprecated allowance rule', 4),
  ...each(
    'Endpoint', 'POST /requests/recurring', 'GET /requests/{id}', 'GET /members/{id}', 'POST /members', 'other requests', 'others',
  ),
]
