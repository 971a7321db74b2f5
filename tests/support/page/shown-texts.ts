/**
 * The texts of a page in their order, one a line: two renders of the same content differ in how the framework splits its stream.
 */
export function shownTexts(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n')
}
