export const timeParts = ['days', 'hours', 'minutes', 'seconds'] as const

export type TimePart = (typeof timeParts)[number]

/** A span in milliseconds as whole days, hours, minutes and seconds. */
export function partsOf(span: number): Readonly<Record<TimePart, number>> {
  const seconds = Math.max(0, Math.floor(span / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}
