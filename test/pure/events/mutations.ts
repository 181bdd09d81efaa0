/** Everything that differs from a payload in one thing, and is none then. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [field: string]: Json }

/** Where null is a value (spec: Events, Resources); list elements are `name[]`, and anything may stand before. */
const nullable = [
  'custom_id', 'details.reason', 'request_approvers[].reason', 'request_representative_approvers[].reason', 'cancel_reason', 'decline_reason',
  'canceld_date', 'canceld_by_member', 'details.approver_member', 'approved_date', 'declined_by_member', 'declined_date', 'status_change_date',
  'predecessor_request_approver_id', 'request_representative_approvers[].approver_member', 'replaced_to_member', 'leave_type.allowance_type',
  'birthday', 'employment_start_date', 'employment_end_date', 'public_holiday', 'body.reason', 'body.allowance_type', 'status_changed_by_member',
  'status_changed_date', 'predecessor_request_member_approver_id', 'department_id', 'identity_provider_sync_level', 'schedules[].from',
]

const freeTexts = ['name', 'email', 'custom_id', 'reason', 'cancel_reason', 'decline_reason']
const extents = ['deducted', 'duration', 'workday_absence_duration']

const endsWith = (path: string, ends: readonly string[]): boolean => ends.some((end) => `.${path}`.endsWith(`.${end}`))

const typeOf = (value: Json): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** What cannot stand in place of a value. */
function wrongValues(value: Json, path: string): Json[] {
  const type = typeOf(value)
  // Whatever a null stands for, it is neither of these.
  if (type === 'null') return [true, [], {}]
  const others = ([null, true, 7, 'nonsense', [], {}] as const).filter((other) => typeOf(other) !== type && (other !== null || !endsWith(path, nullable)))
  if (type === 'string' && !endsWith(path, freeTexts)) return [...others, 'nonsense', '']
  if (endsWith(path, extents)) return [...others, -0.5]
  return endsWith(path, ['year']) ? [...others, 2026.5] : others
}

const inside = (value: Json): [string, Json][] => (Array.isArray(value) ? [] : typeof value === 'object' && value !== null ? Object.entries(value) : [])

/** A field less, a field more, a wrong value, at any depth; each with what was done. */
export function* mutations(value: Json, path = ''): Generator<readonly [string, Json]> {
  if (path !== '') for (const wrong of wrongValues(value, path)) yield [`${path} = ${JSON.stringify(wrong)}`, wrong]
  if (Array.isArray(value)) {
    const items = value as readonly Json[]
    for (const [n, item] of items.entries()) {
      for (const [what, wrong] of mutations(item, `${path}[]`)) yield [what, items.map((other, m) => (m === n ? wrong : other))]
    }
    return
  }
  if (typeOf(value) !== 'object') return
  const fields = inside(value)
  yield [`${path} with one more`, Object.fromEntries([...fields, ['nonsense', 1]])]
  for (const [name, part] of fields) {
    const rest = fields.filter(([other]) => other !== name)
    yield [`${path} without ${name}`, Object.fromEntries(rest)]
    const below = path === '' ? name : `${path}.${name}`
    for (const [what, wrong] of mutations(part, below)) yield [what, Object.fromEntries([...rest, [name, wrong]])]
  }
}
