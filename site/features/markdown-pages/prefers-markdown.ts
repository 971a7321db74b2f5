const markdown = 'text/markdown'
const page = /^(text\/html|application\/xhtml\+xml)$/

/**
 * Whether a client accepts Markdown at least as gladly as a page (RFC 9110, section 12.5.1). A wildcard means a page: browsers send one.
 * @param accept the header
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (!accept?.includes(markdown)) return false
  const ranges = accept.toLowerCase().split(',').map(readRange)
  const weightOf = (isMeant: (type: string) => boolean) =>
    Math.max(0, ...ranges.filter(({ type }) => isMeant(type)).map(({ weight }) => weight))
  const wanted = weightOf((type) => type === markdown)
  return wanted > 0 && wanted >= weightOf((type) => page.test(type))
}

function readRange(text: string): { type: string; weight: number } {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim())
  const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
  return { type, weight: weight === undefined ? 1 : Number(weight) || 0 }
}
