import type { Page } from '@playwright/test'

/**
 * The parts that two documents of one page need not share, each with its reason. Nothing else of a body is left out of the comparison.
 */
const leftOut: readonly { selector: string; reason: string }[] = [
  { selector: '[data-preview-bar]', reason: 'the preview bar' },
  { selector: '[data-on-page]', reason: 'the tools with which an editor writes and moves on the page' },
  { selector: '#consent', reason: 'the question whether tools may measure: a draft measures nobody' },
  { selector: '#similar-products', reason: 'which products are like one: the search index compares published ones' },
  { selector: 'script, link, meta, style', reason: 'programs, and what only search engines read' },
]

/** Attributes that are left out, with their reason. */
const leftOutAttributes: readonly { name: RegExp; reason: string }[] = [
  { name: /^data-blok-/, reason: 'the marks by which an editor selects blocks' },
]

/** The body of a document as text, without the parts left out, one element a line. */
export async function shownPage(page: Page, html: string): Promise<string> {
  return await withEqualIds(page, await withoutLeftOut(page, html))
}

async function withoutLeftOut(page: Page, html: string): Promise<string> {
  return await page.evaluate(
    ([text, selectors, names]) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html')
      // React sends the late content of a boundary at the end of a document, and a script puts it into its place.
      for (const late of body.querySelectorAll('div[hidden][id^="S:"]')) {
        body.querySelector(`template[id="${late.id.replace('S:', 'B:')}"]`)?.replaceWith(...late.childNodes)
        late.remove()
      }
      for (const element of body.querySelectorAll(selectors.join(','))) element.remove()
      for (const element of body.querySelectorAll('*')) {
        for (const name of element.getAttributeNames()) {
          if (names.some((one) => new RegExp(one).test(name))) element.removeAttribute(name)
        }
      }
      return body.innerHTML.replaceAll(/<!--[^>]*-->/g, '')
    },
    [html, leftOut.map(({ selector }) => selector), leftOutAttributes.map(({ name }) => name.source)] as const,
  )
}

/**
 * React numbers the ids of fields by their place among all components, which includes those of the preview: here they are numbered by
 * their place in the body. A block without an element of its own is inside a bare one in a draft, which has its mark
 * (`site/ui/editor-mark`): bare elements are left out of both.
 */
async function withEqualIds(page: Page, html: string): Promise<string> {
  return await page.evaluate((text) => {
    const ids = new Map<string, string>()
    const numbered = text.replaceAll(/\b_[RS]_\w*_/g, (id) => {
      ids.set(id, ids.get(id) ?? `id-${ids.size}`)
      return ids.get(id) ?? id
    })
    const { body } = new DOMParser().parseFromString(numbered, 'text/html')
    for (const bare of body.querySelectorAll('div, span')) {
      if (bare.attributes.length === 0) bare.replaceWith(...bare.childNodes)
    }
    body.normalize()
    return body.innerHTML.replaceAll('><', '>\n<')
  }, html)
}
