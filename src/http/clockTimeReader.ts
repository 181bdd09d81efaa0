import type { ClockTime } from '../preview/payload'
import { type BodyReader, object, whole } from './bodyReaders'

const hours = whole(0, 23)
const minutes = whole(0, 59)

/** A time of day: `hour` and `minute`, both required (spec: preview, `start_time`). */
export const clockTime: BodyReader<ClockTime> = object('an object with hour and minute', (fields, path, issues) => {
  const hour = hours(fields['hour'], `${path}.hour`, issues)
  const minute = minutes(fields['minute'], `${path}.minute`, issues)
  return hour === undefined || minute === undefined ? undefined : { hour, minute }
})
