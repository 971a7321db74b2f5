/** What an editor may add to a link, and how React spells it. */
const spellings: Readonly<Record<string, string>> = { 'aria-label': 'aria-label', hreflang: 'hrefLang' }
const dataName = /^data-[a-z0-9-]{1,40}$/
/** The visual editor finds blocks by these; content may not pose as one. */
const reserved = /^data-blok-/

/** Keeps harmless attributes only: handlers, styles and addresses have no way in (product specification section 9). */
export function safeAttributes(attributes: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const spelling = Object.hasOwn(spellings, name) ? spellings[name] : dataName.test(name) ? name : undefined
    if (spelling === undefined || reserved.test(name) || typeof value !== 'string') continue
    safe[spelling] = value
  }
  return safe
}
