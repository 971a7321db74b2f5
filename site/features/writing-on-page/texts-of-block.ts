/** A field with the text that its block has now. */
export type TextValue = { field: string; value: string }

/** An element of the page that shows the whole text of one field. */
export type ShownText = { field: string; element: Element }

const mark = 'data-blok-uid'

/**
 * Finds the elements of a block that show the text of a field, in the order of the page. The page says nowhere which element shows
 * which field, so the text itself decides: a text that several fields of the block have, or that is only a part of what an element
 * shows, is edited in the form.
 */
export function textsOfBlock(block: Element, values: readonly TextValue[], isShown = hasPlace): ShownText[] {
  const fields = new Map<string, string | undefined>()
  for (const { field, value } of values) {
    const text = plain(value)
    if (text !== '') fields.set(text, fields.has(text) ? undefined : field)
  }
  if (fields.size === 0) return []
  const longest = Math.max(0, ...[...fields.keys()].map((text) => text.length))
  return [...block.querySelectorAll('*')].flatMap((element): ShownText[] => {
    const { textContent } = element
    // Spaces of the markup make an element's text somewhat longer than it reads.
    if (textContent.length > longest * 2 + 40) return []
    const field = fields.get(plain(textContent))
    if (field === undefined || !isInnermost(element) || !isShown(element)) return []
    return element.closest(`[${mark}]`) === block ? [{ field, element: lineOf(element, block) }] : []
  })
}

/** Spaces as the page shows them, without hyphens that a browser may use. */
export function plain(text: string): string {
  return text.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ').trim()
}

/** Whether the element can be seen: texts for screen readers alone have one pixel. */
function hasPlace(element: Element): boolean {
  return element.getBoundingClientRect().width > 1
}

/** The element that lays out the text: a code that is not broken across lines is an inline element of its heading. */
function lineOf(element: Element, block: Element): Element {
  const { parentElement: parent } = element
  const isWhole = parent && parent !== block && plain(parent.textContent) === plain(element.textContent)
  return isWhole && getComputedStyle(element).display === 'inline' ? lineOf(parent, block) : element
}

function isInnermost(element: Element): boolean {
  return ![...element.children].some((child) => plain(child.textContent) === plain(element.textContent))
}

/** All text of a stored value: of a rich text its nodes, of Markdown its letters. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(wordsIn).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('text' in value && typeof value.text === 'string') return value.text
  return 'content' in value ? wordsIn(value.content) : ''
}
