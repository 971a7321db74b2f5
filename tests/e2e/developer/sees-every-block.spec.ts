import { expect, test } from '@playwright/test'
import { pageBlocks } from 'component-schemas/schema/page-blocks.ts'
import { gateCredentials, gateHeaders } from '../../support/http/gate.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { axeProblems } from '../../support/page/axe-problems.ts'
import { htmlProblems } from '../../support/page/html-problems.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const gallery = `${testSiteUrl.replace('localhost', 'staging.localhost')}/_gallery`

test.use({ httpCredentials: gateCredentials })

test('the gallery opens on the gated host alone', async () => {
  expect((await requestHost({ host: 'staging.localhost', path: '/_gallery', headers: gateHeaders })).status).toBe(200)
  expect((await requestHost({ host: 'localhost', path: '/_gallery' })).status).toBe(404)
  const lists = await Promise.all(
    ['/robots.txt', '/sitemap.xml'].map((path) =>
      requestHost({ host: 'staging.localhost', path, headers: gateHeaders }),
    ),
  )
  for (const { text } of lists) expect(text).not.toContain('_gallery')
})

for (const { name } of pageBlocks) {
  test(`${name} breaks no rule of axe on a phone, and scrolls sideways neither there nor on a screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${gallery}/${name}`)
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width])
    }
    // Colours and names are the same at every width; targets are nearest to each other on a phone.
    expect(await axeProblems(page)).toEqual([])
  })
}

test('every block is valid HTML', async () => {
  const pages = new Map<string, string>()
  for (const { name } of pageBlocks) {
    const { text } = await requestHost({ host: 'staging.localhost', path: `/_gallery/${name}`, headers: gateHeaders })
    pages.set(name, text)
  }
  // Only here does one page contain several examples of one form.
  const problems = await htmlProblems(pages)
  expect(problems.filter((line) => !line.includes('no-dup-id'))).toEqual([])
})
