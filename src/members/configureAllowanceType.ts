import type { AllowanceTypeConfiguration, Id, Instant } from '../records'

/** The complete desired state of one allowance type of a member (spec: PUT allowance-type-configurations). */
export interface AllowanceTypeChange {
  readonly allowanceTypeId: Id
  readonly default: boolean
  readonly disabled: boolean
}

/** By creation, then by id (decision 50); instants of records sort like their texts. */
function oldest(rows: readonly AllowanceTypeConfiguration[]): AllowanceTypeConfiguration | undefined {
  const isOlder = (a: AllowanceTypeConfiguration, b: AllowanceTypeConfiguration): boolean =>
    a.createdAt === b.createdAt ? a.id < b.id : a.createdAt < b.createdAt
  return rows.find((row) => !rows.some((other) => isOlder(other, row)))
}

/**
 * The row that is to be the default, out of rows that are already visible or hidden as asked but still have the defaults
 * of before. A hidden one only when nothing is visible: then a call that neither hides its type nor asks for it moves nothing.
 */
function nextDefault(
  rows: readonly AllowanceTypeConfiguration[],
  addressed: AllowanceTypeConfiguration,
  { asked, wasVisible }: { readonly asked: boolean; readonly wasVisible: boolean },
): AllowanceTypeConfiguration {
  if (asked && !addressed.disabled) return addressed
  const current = rows.filter((row) => row.default)
  const visible = oldest(current.filter(({ disabled }) => !disabled)) ?? oldest(rows.filter(({ disabled }) => !disabled))
  if (visible !== undefined) return visible
  return asked || wasVisible ? addressed : oldest(current) ?? addressed
}

/**
 * Sets whether an allowance type is the member's default and whether it is hidden from them, and answers all rows of the
 * member in their order, exactly one of them the default; the same objects where nothing changes. A type without a row
 * was visible and not the default, and gets a row at the end (decision 50; spec: PUT allowance-type-configurations, rules 1 to 4).
 *
 * `default: true` demotes the previous default. A hidden default gives way to the oldest visible row (`createdAt`, then `id`);
 * only when nothing is visible does a type stay both default and hidden. `default: false` alone leaves the default with its type.
 * Nothing is refused: whether the allowance type exists is for the caller to check. `ids` is asked for a new row only.
 *
 * @example
 * const [annual, overtime] = ['00000000-0000-4000-8000-000000000401', '00000000-0000-4000-8000-000000000402']
 * let next = 901
 * const context = { now: '2026-06-30T09:00:00.000Z', ids: () => `00000000-0000-4000-8000-000000000${next++}` }
 * const first = configureAllowanceType([], { allowanceTypeId: annual, default: false, disabled: false }, context)
 * first.map((row) => row.default) // [true]
 * const second = configureAllowanceType(first, { allowanceTypeId: overtime, default: true, disabled: false }, context)
 * second.map((row) => row.default) // [false, true]
 * const hidden = configureAllowanceType(second, { allowanceTypeId: overtime, default: false, disabled: true }, context)
 * hidden.map((row) => row.default) // [true, false]
 */
export function configureAllowanceType(
  configurations: readonly AllowanceTypeConfiguration[],
  change: AllowanceTypeChange,
  { now, ids }: { readonly now: Instant; readonly ids: () => Id },
): AllowanceTypeConfiguration[] {
  const { allowanceTypeId, disabled } = change
  const stored = configurations.find((row) => row.allowanceTypeId === allowanceTypeId)
  const addressed: AllowanceTypeConfiguration = stored === undefined
    ? { id: ids(), allowanceTypeId, default: false, disabled, createdAt: now }
    : stored.disabled === disabled ? stored : { ...stored, disabled }
  const rows = stored === undefined ? [...configurations, addressed] : configurations.map((row) => (row === stored ? addressed : row))
  const chosen = nextDefault(rows, addressed, { asked: change.default, wasVisible: stored?.disabled !== true })
  return rows.map((row) => (row.default === (row === chosen) ? row : { ...row, default: row === chosen }))
}
