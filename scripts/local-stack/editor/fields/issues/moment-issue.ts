import type { FieldIssue } from './field-issue.ts'

/** Not `YYYY-MM-DD`, with or without `HH:mm`, or a day that does not exist. */
export function momentIssue(value: unknown): FieldIssue | undefined {
  const [, day, time = '00:00'] =
    /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2})(?::\d{2})?)?$/.exec(typeof value === 'string' ? value : '') ?? []
  const date = new Date(`${day}T${time}:00Z`)
  // Date rolls 30 February over to March.
  const isReal = day !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  return isReal ? undefined : { word: 'notDate' }
}
