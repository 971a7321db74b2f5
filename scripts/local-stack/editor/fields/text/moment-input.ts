const stored = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?/

/**
 * Converts a stored date, `YYYY-MM-DD HH:mm`, for the browser's date input, or for its date and time input.
 * @returns empty when the value is no date
 */
export function momentInputOf(value: unknown, isDate: boolean): string {
  const [, date, time = '00:00'] = stored.exec(typeof value === 'string' ? value : '') ?? []
  if (date === undefined) return ''
  return isDate ? date : `${date}T${time}`
}

/**
 * Converts the value of a date input to the vendor's format: `YYYY-MM-DD HH:mm`, midnight for a date alone, empty for
 * nothing.
 */
export function momentOfInput(input: string): string {
  const [, date, time = '00:00'] = stored.exec(input) ?? []
  return date === undefined ? '' : `${date} ${time}`
}
