import { expect, test } from '@playwright/test'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { gateCredentials } from '../support/http/gate.ts'
import { testSiteUrl } from '../support/test-system.ts'
import { cachedPages } from './cached-pages.ts'
import { differencesInPrint, differencesOf } from './differences-of.ts'

const gallery = `${testSiteUrl.replace('localhost', 'staging.localhost')}/_gallery`

test.use({ httpCredentials: gateCredentials })

for (const { name } of pageBlocks) {
  test(`${name} looks as it did`, async ({ page }) => {
    expect(await differencesOf(page, `block-${name}`, `${gallery}/${name}`)).toEqual([])
  })
}

for (const [template, paths] of Object.entries(cachedPages)) {
  test(`the template ${template} looks as it did, with little content and with much, and on paper`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    // Shops are open in every picture: a Wednesday morning.
    if (template === 'shops') await page.clock.setFixedTime('2026-11-25T10:00:00Z')
    const found: string[] = []
    for (const path of paths) {
      const name = `page${path.replace(/[^a-z0-9]+/g, '-')}`
      found.push(...(await differencesOf(page, name, `${testSiteUrl}${path}`)))
      if (path === paths.at(-1)) found.push(...(await differencesInPrint(page, name)))
    }
    expect(found).toEqual([])
  })
}
