/** The fields of a member's allowance year that may be set by hand, in the type's unit; one that is left out keeps its value. */
export interface MemberAllowanceChange {
  /** The year's allowance, 0 or more, in the legacy model; ignored where rules grant it. */
  readonly allowance?: number
  /** The opening amount, instead of what the year before hands on. */
  readonly broughtForward?: number
  readonly compensatoryTimeOff?: number
  /** Whether the type is the member's default; false alone leaves the default where it is. */
  readonly setAsDefault?: boolean
  /** Whether the type is hidden from the member. */
  readonly disabled?: boolean
}
