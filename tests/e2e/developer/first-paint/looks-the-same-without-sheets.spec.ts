import { expect, type Page, test } from '@playwright/test'
import { pagesOfEveryKind } from '../../../support/page/pages-of-every-kind.ts'

/** Requests without a response: files that would arrive between the two looks, or change the page. */
const others: ReadonlySet<string> = new Set(['font', 'image', 'media', 'script'])

/** Elements whose styles differ once the style sheets are there (scripts fetch them), with the first properties that do. */
async function differences(page: Page, path: string): Promise<string[]> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route('**', async (route) => {
    if (!others.has(route.request().resourceType())) await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState !== 'loading')
  const before = await page.evaluateHandle(look)
  const links = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('link[rel="stylesheet"]')]
    for (const sheet of sheets) sheet.removeAttribute('type')
    return sheets.length
  })
  // A page without them would compare nothing.
  expect([path, links]).not.toEqual([path, 0])
  await page.waitForFunction(() => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    return sheets.every(({ sheet }) => sheet !== null)
  })
  const whole = await page.evaluateHandle(look)
  return await before.evaluate((first, second) => {
    if (first.length !== second.length) return [`${first.length} parts, then ${second.length}`]
    return second.flatMap(({ of, styles }, at) => {
      const changed = styles.filter((one, index) => first[at]?.styles[index] !== one)
      return changed.length > 0 ? [`${of}: ${changed.slice(0, 4).join('; ')}`] : []
    })
  }, whole)
}

/**
 * Runs in the page: all computed styles of its elements, and of their `::before` and `::after`. Of elements that are alike, such as the cards of a
 * list, the first, second and last ones stand for all.
 */
async function look(): Promise<{ of: string; styles: string[] }[]> {
  // Content far below has its true height, whatever has been near the screen.
  document.documentElement.dataset['rendered'] = ''
  // An animation that follows the scrolling of a row is there in the frame after its layout.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  const name = (element: Element | null) => `${element?.tagName} ${element?.getAttribute('class') ?? ''}`
  const kindOf = (element: Element) =>
    `${name(element)} ${name(element.parentElement)} ${element.parentElement?.children.length}`
  const alike = Map.groupBy(document.querySelectorAll('body, body *:not(link, script)'), kindOf)
  const elements = [...alike.values()].flatMap((ones) => [...new Set([ones[0], ones[1], ones.at(-1)])])
  return elements.flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((part) => {
      if (!element) return []
      const styles = getComputedStyle(element, part)
      if (part !== undefined && styles.content === 'none') return []
      const of = `${name(element)} ${part ?? ''}`
      return [{ of, styles: [...styles].map((property) => `${property}: ${styles.getPropertyValue(property)}`) }]
    }),
  )
}

/** Parallel tests that share the pages. Which rules a document holds does not depend on its width, so each page is looked at in one. */
const widths = [360, 1440, 360, 1440]

for (const [share, width] of widths.entries()) {
  test.describe(`at ${width} pixels, share ${share + 1} of ${widths.length}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every template looks the same without its style sheets as with them', async ({ page }) => {
      test.setTimeout(300_000)
      for (const path of (await pagesOfEveryKind()).filter((_, at) => at % widths.length === share))
        expect([path, await differences(page, path)]).toEqual([path, []])
    })
  })
}
