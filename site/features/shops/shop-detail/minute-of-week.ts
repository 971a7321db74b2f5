/** Minutes of the week, from Monday 0:00 on: the first one, and the one after the last. */
export type Stretch = readonly [start: number, end: number]

export const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Whether a moment lies in one of the stretches, on the clocks of a time zone; one may run over the end of the week. */
export function isOpenAt(moment: Date, stretches: readonly Stretch[], timeZone: string): boolean {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment)
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? ''
  const minute = days.indexOf(part('weekday')) * minutesOfDay + Number(part('hour')) * 60 + Number(part('minute'))
  return stretches.some(([start, end]) => [minute, minute + minutesOfWeek].some((at) => at >= start && at < end))
}
