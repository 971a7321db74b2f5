import { expect, test } from 'vitest'
import type { ManagementRequests } from '../../management/management-requests.ts'
import type { WantedPreset } from '../plan/wanted-schema.ts'
import { fillPresets } from './fill-presets.ts'

const asset = (id: number, size: string, more: object = {}) => ({
  id,
  filename: `http://cms/f/1/${size}/abc/${id}.webp`,
  alt: `Image ${id}`,
  ...more,
})
const story = (id: number, type: string) => ({ id, uuid: `uuid-${id}`, full_slug: `a/${id}`, content_type: type })

const assets = [
  asset(1, '1000x1000'),
  asset(2, '1800x1200'),
  asset(3, '1500x1000'),
  asset(4, '1800x1200', { alt: '' }),
  asset(5, '1800x1200', { is_private: true }),
  asset(6, '300x200'),
]
const stories = [story(1, 'page'), story(2, 'product'), story(3, 'product')]

/** A space; its requests are recorded. */
function spaceWith(content: { assets: object[]; stories: ReturnType<typeof story>[] }, pictured: string[] = []) {
  const paths: string[] = []
  const requests = {
    send: async (_: string, path: string, { query = {} }: { query?: Record<string, string> } = {}) => {
      paths.push(path)
      if (path === 'assets') return { assets: content.assets }
      if (path.startsWith('stories/')) return { story: pictured.includes(path) ? { filename: 'a.webp' } : {} }
      return { stories: content.stories.filter(({ content_type: type }) => type === query['contain_component']) }
    },
  } as unknown as ManagementRequests
  return { requests, paths }
}

const image = { slot: 'image', ratio: 1.5 }
const preset = (content: object) =>
  ({ component: 'hero', name: 'A', description: '', icon: '', color: '', content, picture: undefined }) as WantedPreset
const stored = (content: object) => [{ ...preset(content), picture: '' }] as never
const wanted = preset({
  title: 'T',
  media: image,
  cta: { slot: 'link' },
  items: [
    { slot: 'story', types: ['product'] },
    { slot: 'story', types: ['product'] },
  ],
})

test('a slot gets the file whose ratio is nearest, a page to link to, and stories of its types, each once', async () => {
  const [filled] = await fillPresets([wanted], [], spaceWith({ assets, stories }).requests)
  expect(filled?.content).toMatchObject({
    title: 'T',
    media: { fieldtype: 'asset', id: 2, alt: 'Image 2' },
    cta: { fieldtype: 'multilink', linktype: 'story', id: 'uuid-1', cached_url: 'a/1' },
    items: ['uuid-2', 'uuid-3'],
  })
})

test('a story with a picture comes before one without', async () => {
  const { requests } = spaceWith({ assets, stories }, ['stories/3'])
  const [filled] = await fillPresets([wanted], [], requests)
  expect(filled?.content).toMatchObject({ items: ['uuid-3', 'uuid-2'] })
})

test('two images of one preset are two different ones', async () => {
  const [filled] = await fillPresets(
    [preset({ items: [{ image }, { image }] })],
    [],
    spaceWith({ assets, stories }).requests,
  )
  expect(filled?.content).toMatchObject({ items: [{ image: { id: 2 } }, { image: { id: 3 } }] })
})

test('a space without content leaves the slots out', async () => {
  const [filled] = await fillPresets([wanted], [], spaceWith({ assets: [], stories: [] }).requests)
  expect(filled?.content).toEqual({ title: 'T', items: [] })
})

test('what the space has in a slot stays, and nothing is requested', async () => {
  const media = { fieldtype: 'asset', id: 77, filename: 'http://cms/f/own.webp' }
  const cta = { fieldtype: 'multilink', linktype: 'story', id: 'own' }
  const { requests, paths } = spaceWith({ assets, stories })
  const current = stored({ title: 'Old', media, cta, items: ['x', 'y'] })
  const [filled] = await fillPresets([wanted], current, requests)
  expect(filled?.content).toEqual({ title: 'T', media, cta, items: ['x', 'y'] })
  expect(paths).toEqual([])
})

test('filled twice it is the same', async () => {
  const { requests } = spaceWith({ assets, stories })
  const first = await fillPresets([wanted], [], requests)
  expect(await fillPresets([wanted], stored(first[0]?.content ?? {}), requests)).toEqual(first)
})
