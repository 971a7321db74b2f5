import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { htmlProblems } from '../../support/page/html-problems.ts'
import { pagesOfEveryKind } from '../../support/page/pages-of-every-kind.ts'

let paths: string[] = []
const pages = new Map<string, string>()

test.beforeAll(async () => {
  paths = await pagesOfEveryKind()
  for (const path of paths) pages.set(path, (await requestHost({ host: 'localhost', path })).text)
})

test('every template is valid HTML', async () => {
  expect(pages.size).toBeGreaterThan(10)
  expect(await htmlProblems(pages)).toEqual([])
})

test('every template has one h1, and no heading skips a level', () => {
  for (const [path, html] of pages) {
    const levels = [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level))
    expect([path, levels.filter((level) => level === 1).length]).toEqual([path, 1])
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)
    expect([path, skips]).toEqual([path, []])
  }
})

/** Number of parallel tests that share the pages. */
const shares = 4
const screen = { width: 1280, height: 720 }
/** 400 % zoom of a usual window. */
const zoomed = { width: 320, height: 256 }
/** WCAG 1.4.12: the text spacing that a reader may set without losing anything. */
const textSpacing =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}'

for (let share = 0; share < shares; share += 1) {
  test(`no template breaks a rule of axe or scrolls sideways at 320 pixels, with wide text too: share ${share + 1} of ${shares}`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    for (const path of paths.filter((_, index) => index % shares === share)) {
      await page.setViewportSize(screen)
      await page.goto(path)
      expect([path, await axeProblems(page)]).toEqual([path, []])
      await page.setViewportSize(zoomed)
      expect([path, await width()]).toEqual([path, zoomed.width])
      // A style sheet of the page's own object model: the page's security policy does not apply to one.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [sheet]
      }, textSpacing)
      expect([path, await width()]).toEqual([path, zoomed.width])
    }
  })
}
