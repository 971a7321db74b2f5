import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type Part = { include?: readonly string[]; exclude?: readonly string[] }

/**
 * Rules of axe that a page breaks, of any impact, one line a rule with its first element. Pages here contain no frame of
 * another origin, so axe need not open a page of its own to join its results.
 */
export async function axeProblems(page: Page, { include = [], exclude = [] }: Part = {}): Promise<string[]> {
  await renderWhole(page)
  const axe = new AxeBuilder({ page }).setLegacyMode(true)
  for (const selector of include) axe.include(selector)
  for (const selector of exclude) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** A document is laid out as far as it is visible at first (`site/browser/navigation/rest-of-page/render-the-rest.client.ts`); a colour is checked where it is painted. */
async function renderWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.dataset['rendered'] = ''
    for (let pictures = 0; pictures < 2; pictures += 1) await new Promise((rendered) => requestAnimationFrame(rendered))
  })
}
