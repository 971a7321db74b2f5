import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root, type Settings } from 'scripts/settings.ts'
import { buildSite } from 'scripts/system/build-site.ts'
import type { Child } from 'scripts/system/child.ts'
import { startSystem, stopAll } from 'scripts/system/start-system.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import { outageSettings } from '../../support/test-system.ts'

test.skip(process.env['TWO_BUILDS'] !== '1', 'builds the site a second time: npm run drills')

/** A system of its own, which stops and restarts as another version. */
const settings = outageSettings()
const running: Child[] = []
test.afterAll(async () => {
  await stopAll(running)
  await rm(settings.DATA_FOLDER, { recursive: true, force: true })
})

test('a form opened before a deployment arrives after it, with and without JavaScript', async ({ browser }) => {
  // Two builds and two starts; only a hanging one reaches this limit.
  test.setTimeout(900_000)
  await copySeededContent(join(settings.DATA_FOLDER, 'content'))
  const siteUrl = await start(settings)
  const [scripted, plain] = [await browser.newPage(), await browser.newPage({ javaScriptEnabled: false })]
  for (const page of [scripted, plain]) {
    await page.goto(`${siteUrl}/forms/consulta`)
    await page.getByRole('textbox', { name: 'Empresa' }).fill(page === plain ? 'Sin script' : 'Con script')
    await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('ana@taller.example')
    await page.getByText('Documentación por correo electrónico').click()
    await page.getByRole('checkbox', { name: /He leído/ }).check()
  }
  const before = await buildId()
  await stopAll(running.splice(0))
  // The sources are the same: only a given name makes it another version.
  process.env['BUILD_ID'] = 'second-version'
  await buildSite()
  delete process.env['BUILD_ID']
  expect(await buildId()).not.toBe(before)
  await start(settings)
  for (const page of [scripted, plain]) {
    // The files of the old version no longer exist.
    await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 }))
    await page.getByRole('button', { name: 'Enviar la consulta' }).click()
    await expect(page).toHaveURL(/\/forms\/gracias\?form=/, { timeout: 30_000 })
  }
})

async function start(own: Settings): Promise<string> {
  const quiet = { onStep: () => undefined, onLine: () => undefined }
  return (await startSystem({ settings: own, children: running, mode: 'production', ...quiet })).siteUrl
}

/** Names a version of the site. */
function buildId(): Promise<string> {
  return readFile(join(root, 'site/.next/BUILD_ID'), 'utf8')
}
