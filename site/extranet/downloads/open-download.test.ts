import { beforeEach, expect, test, vi } from 'vitest'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import { CatalogueError } from '#site/server/errors.ts'
import type { DownloadAddress } from './download-path.ts'

vi.mock('server-only', () => ({}))

const requireCustomer = vi.fn(async () => ({ subject: 'c-1', groups: ['locksmith'], market: 'spain' }))
vi.mock('#site/identity/customer.ts', () => ({ requireCustomer }))

let story: WireStory
const getStoryAt = vi.fn(async () => story)
vi.mock('#site/content/stories/get-story.ts', () => ({ getStoryAt, languageOf: (locale: string) => locale }))

const startPages: WireStory[] = []
vi.mock('#site/content/addresses/list-start-pages.ts', () => ({ listStartPages: async () => startPages }))

const getPrivateAsset = vi.fn(async (src: string) => ({
  signedUrl: `${src}?signed`,
  contentType: 'application/pdf',
  length: 9,
  changedAt: undefined,
}))
vi.mock('#site/content/client/get-private-asset.ts', () => ({ getPrivateAsset }))

const { openDownload } = await import('./open-download.ts')

const downloadAddress: DownloadAddress = { address: 'global/extranet/catalogos/tarifa', item: 'es.pdf' }

function storyAt(address: string, content: Record<string, unknown>): WireStory {
  return {
    id: 1,
    uuid: address,
    name: 'n',
    slug: 's',
    lang: 'default',
    full_slug: address,
    content: { component: 'extranet_page', ...content },
  }
}

const rights = (groups: readonly string[]) => ({ access: [{ component: 'access', _uid: 'a', groups }] })

const documentFor = (access: object) =>
  storyAt(downloadAddress.address, {
    component: 'trade_document',
    _uid: 'd',
    title: 'Tarifa',
    kind: 'price-list',
    date: '2026-01-01 00:00',
    files: [
      {
        component: 'localized_file',
        _uid: 'f',
        language: 'es',
        file: { fieldtype: 'asset', id: 1, filename: 'https://a.example/f/1/tarifa.pdf' },
      },
    ],
    ...access,
  })

beforeEach(() => {
  startPages.length = 0
  getPrivateAsset.mockClear()
})

test('gives the file to a customer of a group that may read its story', async () => {
  story = documentFor(rights(['locksmith']))
  expect(await openDownload(downloadAddress, 'es')).toMatchObject({
    signedUrl: 'https://a.example/f/1/tarifa.pdf?signed',
  })
})

test('refuses the file to a customer outside the groups, and requests no signed address', async () => {
  story = documentFor(rights(['distributor']))
  await expect(openDownload(downloadAddress, 'es')).rejects.toMatchObject({ code: 'access-forbidden' })
  expect(getPrivateAsset).not.toHaveBeenCalled()
})

test('refuses the file when a folder above is for other groups', async () => {
  story = documentFor({})
  startPages.push(storyAt('global/extranet/catalogos/', rights(['distributor'])))
  await expect(openDownload(downloadAddress, 'es')).rejects.toMatchObject({ code: 'access-forbidden' })
  expect(getPrivateAsset).not.toHaveBeenCalled()
})

test('requires a login before it reveals whether the file exists', async () => {
  requireCustomer.mockRejectedValueOnce(new CatalogueError('login-required', 'no session'))
  await expect(openDownload(undefined, 'es')).rejects.toMatchObject({ code: 'login-required' })
})
