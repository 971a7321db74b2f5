import { expect, test } from '@playwright/test'
import { requestHost } from '../../support/http/request-host.ts'
import { createStory, folderAt, publish, storyAt, unpublish } from '../../support/management.ts'

test('a published redirect applies at once, and an unpublished one no longer applies', async () => {
  const product = await storyAt('global/productos/nor-1r')
  const folder = await folderAt('_data/redirects')
  expect((await requestHost({ host: 'localhost', path: '/en/old-address' })).status).toBe(404)

  const target = { fieldtype: 'multilink', linktype: 'story', id: String(product['uuid']), url: '', cached_url: '' }
  const content = { component: 'redirect', from: '/en/old-address', to: target, status: '301' }
  const story = await createStory({ name: 'Old address', slug: 'old-address', parentId: folder.id, content })
  await publish(story.id)
  await expect(async () => {
    const { status, headers } = await requestHost({ host: 'localhost', path: '/en/old-address/?page=2' })
    expect([status, headers.location]).toEqual([301, '/en/products/nor-1r?page=2'])
  }).toPass({ timeout: 60_000 })

  await unpublish(story.id)
  await expect(async () => {
    expect((await requestHost({ host: 'localhost', path: '/en/old-address' })).status).toBe(404)
  }).toPass({ timeout: 60_000 })
})
