import { setTimeout } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { publish, storyAt } from '../../support/management.ts'
import { testEditorUrl, testSiteUrl } from '../../support/test-system.ts'

const host = new URL(testSiteUrl).hostname
/** The story's own page, a page that lists it, and an unrelated one. */
const paths = ['/productos/titan-e3', '/productos', '/nuestra-calidad']

const sourceOf = async (path: string) => (await requestHost({ host, path })).headers['cache-status']

async function areCachedForTwoSeconds(): Promise<boolean> {
  const seen = new Set(await Promise.all(paths.map(sourceOf)))
  await setTimeout(2000)
  for (const source of await Promise.all(paths.map(sourceOf))) seen.add(source)
  return seen.size === 1 && seen.has('zarandal; hit')
}

test('the editor lists before a publish exactly the cached pages that the publish invalidates', async () => {
  const { id } = await storyAt('global/productos/titan-e3')
  // A page is rendered once more when the texts of its story were compared in all languages, and after a publish before this test.
  await expect.poll(areCachedForTwoSeconds).toBe(true)

  const response = await fetch(`${testEditorUrl}/affected?story=${id}`)
  const { addresses } = (await response.json()) as { addresses: string[] }
  const isListed = (path: string) => addresses.some((address) => new URL(`http://${address}`).pathname === path)
  expect(paths.map(isListed)).toEqual([true, true, false])
  // The other languages of the story change too, cached or not.
  expect(isListed('/en/products/titan-e3')).toBe(true)

  await publish(id)
  await expect.poll(() => sourceOf('/productos/titan-e3')).not.toBe('zarandal; hit')
  expect(await sourceOf('/productos')).not.toBe('zarandal; hit')
  expect(await sourceOf('/nuestra-calidad')).toBe('zarandal; hit')
})

test('only the editor may read the list of affected pages', async ({ request }) => {
  const { id } = await storyAt('global/productos/titan-e3')
  expect((await request.get(`/api/preview/affected?story=${id}`)).status()).toBe(401)
})
