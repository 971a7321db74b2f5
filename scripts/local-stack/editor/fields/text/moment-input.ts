const stored = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?/

/**
 * A stored moment, `YYYY-MM-DD HH:mm`, in the form of the browser's date input, or of its date and time input.
 * @returns empty when the value is no moment
 */
export function momentInputOf(value: unknown, isDate: boolean): string {
  const [, date, time = '00:00'] = stored.exec(typeof value === 'string' ? value : '') ?? []
  if (date === undefined) return ''
  return isDate ? date : `${date}T${time}`
}

/** What a date input holds, as the vendor stores it: `YYYY-MM-DD HH:mm`, midnight for a date alone, empty for nothing. */
export function momentOfInput(input: string): string {
  const [, date, time = '00:00'] = stored.exec(input) ?? []
  return date === undefined ? '' : `${date} ${time}`
}
