import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LocalService, managementClient, startLocalService, tokens } from '../support/local-service.ts'

type FindStories = typeof import('cms-plugin/landing-field/frame/find-stories.ts')['findStories']

let service: LocalService
let findStories: FindStories

beforeAll(async () => {
  service = await startLocalService()
  const content = { component: 'page', _uid: 'p', title: 'Contacto', body: [] }
  await managementClient(service.url).stories.create({
    body: { story: { name: 'Contacto', slug: 'contacto', content } },
  })
  // Written into the bundle when it is built.
  vi.stubGlobal('__STORIES_URL__', `${service.url}/v2/cdn/stories`)
  findStories = (await import('cms-plugin/landing-field/frame/find-stories.ts')).findStories
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await service.remove()
})

test('the field plugin finds drafts at the delivery API with the preview token that the CMS hands it', async () => {
  const found = await findStories({ words: 'contacto', token: tokens.previewToken })
  expect(found).toEqual([{ uuid: expect.any(String), name: 'Contacto', slug: 'contacto' }])
  expect(await findStories({ uuid: found?.[0]?.uuid ?? '', token: tokens.previewToken })).toEqual(found)
  expect(await findStories({ contentType: 'form_page', token: tokens.previewToken })).toEqual([])
})

test.each([undefined, '', tokens.publicToken, 'guessed'])(
  'the field plugin finds nothing with the token %j',
  async (token) => {
    expect(await findStories({ words: 'contacto', token })).toBeUndefined()
  },
)
