import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Child } from 'scripts/system/child.ts'
import { type System, startSystem, stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

/** A system of its own: its content service is stopped half-way. */
let system: System
/** What runs already, also when the start does not come to its end. */
const started: Child[] = []
const settings = outageSettings()

test.beforeAll(async () => {
  // It starts every process: what ends here hangs.
  test.setTimeout(400_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  system = await startSystem({
    settings,
    children: started,
    mode: 'production',
    onStep: () => undefined,
    onLine: () => undefined,
  })
})
test.afterAll(async () => {
  await stopAll(started)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('pages shown once survive the content service’s outage, and others say so', async ({ request }) => {
  const { siteUrl, children } = system
  const home = await request.get(siteUrl)
  expect(home.status()).toBe(200)
  const text = await home.text()

  await children.find(({ name }) => name === 'The content service')?.stop()

  const kept = await request.get(siteUrl)
  expect(kept.status()).toBe(200)
  expect(await kept.text()).toBe(text)

  const cold = await request.get(`${siteUrl}/en/products`, { timeout: 30_000 })
  expect(cold.status()).toBe(503)
  expect(cold.headers()['retry-after']).toBe('30')
  expect(await cold.text()).toContain('lang="en"')
})
