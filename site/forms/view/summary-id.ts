/**
 * Id of what says why a form was not sent. The site's answer to a form leads there, and a browser moves the focus with it:
 * a form may be sent before the script arrives.
 */
export function summaryId(slug: string): string {
  return `form-${slug}-told`
}
