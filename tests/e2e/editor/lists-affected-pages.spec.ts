import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { publish, storyAt } from '../../support/management.ts'
import { testEditorUrl, testSiteUrl } from '../../support/test-system.ts'

const host = new URL(testSiteUrl).hostname
/** The story's own page, a page that lists it, and an unrelated one. */
const paths = ['/productos/titan-e3', '/productos', '/nuestra-calidad']

const sourceOf = async (path: string) => (await requestHost({ host, path })).headers['cache-status']

test('the editor lists before a publish exactly the cached pages that the publish invalidates', async () => {
  const { id } = await storyAt('global/productos/titan-e3')
  // A page is rendered once more when the texts of its story were compared in all languages.
  await expect.poll(() => Promise.all(paths.map(sourceOf))).toEqual(['zarandal; hit', 'zarandal; hit', 'zarandal; hit'])

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
