import { daysOf, type OpeningHours, weekdays } from 'component-schemas/content-types/shop/opening-hours.ts'
import { keysOf } from 'component-schemas/schema/keys-of.ts'
import { minutesOfDay, type Stretch } from './minute-of-week.ts'

const days = keysOf(weekdays)

/** Opening hours as minutes of the week; hours that close before they open run past midnight. */
export function openStretches(hours: readonly Pick<OpeningHours, 'from' | 'to' | 'opens' | 'closes'>[]): Stretch[] {
  return hours.flatMap((stretch) =>
    daysOf(stretch).map((day): Stretch => {
      const [start, end] = [minutesIn(stretch.opens), minutesIn(stretch.closes)]
      const at = days.indexOf(day) * minutesOfDay
      return [at + start, at + end + (end > start ? 0 : minutesOfDay)]
    }),
  )
}

function minutesIn(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
