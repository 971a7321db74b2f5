import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, publicToken, startDelivery } from '../support/delivery-space.ts'

let space: DeliverySpace
let authors: string[]
const hidden = randomUUID()

beforeAll(async () => {
  space = await startDelivery()
  const boss = space.add({ fullSlug: 'personas/jefa', draft: { component: 'person', name: 'Jefa' } }).uuid
  authors = Array.from(
    { length: 110 },
    (_, index) =>
      space.add({
        fullSlug: `personas/${index}`,
        draft: { component: 'person', name: `P${index}`, name__i18n__it: `IT${index}`, boss },
      }).uuid,
  )
  space.add({ fullSlug: 'personas/oculta', uuid: hidden, published: null })
  space.add({
    fullSlug: 'pocos',
    draft: {
      authors: [...authors.slice(0, 3), authors[0], hidden, 'no uuid'],
      lead: authors[1],
      note: { _uid: 'n', component: 'note', authors: authors[5] },
    },
  })
  space.add({ fullSlug: 'limite', draft: { authors: authors.slice(0, 50) } })
  space.add({ fullSlug: 'muchos', draft: { authors } })
  const mark = (uuid: string) => ({ type: 'link', attrs: { linktype: 'story', uuid, href: '/x' } })
  space.add({
    fullSlug: 'enlaces',
    draft: {
      cta: { fieldtype: 'multilink', linktype: 'story', id: authors[2], url: '', cached_url: 'personas/2' },
      away: { fieldtype: 'multilink', linktype: 'url', id: '', url: 'https://zarandal.example' },
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark(authors[3] ?? '')] }] }],
      },
    },
  })
  space.add({
    fullSlug: 'enlaces-muchos',
    draft: {
      items: authors.slice(0, 60).map((id, index) => ({
        _uid: `t${index}`,
        component: 'teaser',
        link: { fieldtype: 'multilink', linktype: 'story', id },
      })),
    },
  })
  space.store.transaction(() => space.bump())
})

afterAll(() => space.stop())

type Answer = {
  story: { content: Record<string, unknown> }
  rels?: { uuid: string; full_slug: string; content: Record<string, unknown> }[]
  rel_uuids?: string[]
  links?: Record<string, unknown>[]
  link_uuids?: string[]
}

async function raw(path: string): Promise<Answer> {
  return (await (await space.get(`stories/${path}&token=${publicToken}&cv=1`)).json()) as Answer
}

describe('relations', () => {
  test('named stories come as rels, each once and published ones only; the content keeps the uuids', async () => {
    const response = await raw('pocos?resolve_relations=page.authors,page.lead')
    expect(response.rels?.map(({ uuid }) => uuid)).toEqual(authors.slice(0, 3))
    expect(response.story.content.lead).toBe(authors[1])
    expect(response.rel_uuids).toBeUndefined()
  })

  test('the component of the pattern counts', async () => {
    expect((await raw('pocos?resolve_relations=note.authors')).rels?.map(({ uuid }) => uuid)).toEqual([authors[5]])
    expect((await raw('pocos?resolve_relations=hero.authors')).rels).toEqual([])
  })

  test('resolve_level 2 brings the relations of the resolved stories too', async () => {
    const relations = 'resolve_relations=page.authors,person.boss'
    expect((await raw(`pocos?${relations}`)).rels).toHaveLength(3)
    expect((await raw(`pocos?${relations}&resolve_level=2`)).rels?.at(-1)?.full_slug).toBe('personas/jefa')
  })

  test('50 are resolved, with 51 or more only their uuids come', async () => {
    expect((await raw('limite?resolve_relations=page.authors')).rels).toHaveLength(50)
    const many = await raw('muchos?resolve_relations=page.authors')
    expect(many.rels).toBeUndefined()
    expect(many.rel_uuids).toEqual(authors)
  })

  test('resolved stories are in the language of the request', async () => {
    expect((await raw('pocos?resolve_relations=page.authors&language=it')).rels?.[0]?.content.name).toBe('IT0')
  })

  test('the official client fetches more than 50 in batches and puts them in place', async () => {
    const { data } = await space.client().getStory('muchos', { resolve_relations: 'page.authors', language: 'it' })
    const people: { content: { name: string } }[] = data.story.content.authors
    expect(people.map(({ content }) => content.name)).toEqual(authors.map((_, index) => `IT${index}`))
  })

  test('a list resolves the relations of all its stories', async () => {
    const { data } = await space
      .client()
      .getStories({ by_slugs: 'pocos,limite', resolve_relations: ['page.authors', 'page.lead'] })
    const people = data.stories.flatMap((story) => story.content.authors)
    const names = people.map((person: { full_slug?: string }) => person.full_slug)
    expect(names).toContain('personas/49')
    expect(names).toContain('personas/0')
  })
})

describe('links', () => {
  test('without resolve_links there are none', async () => {
    expect((await raw('enlaces?resolve_links=0')).links).toEqual([])
    expect((await raw('enlaces?x=1'.replace('?x=1', '?resolve_level=1'))).links).toEqual([])
  })

  test('url brings what an address needs', async () => {
    const { links } = await raw('enlaces?resolve_links=url&language=it')
    expect(links?.map(({ full_slug: slug }) => slug)).toEqual(['it/personas/2', 'it/personas/3'])
    expect(Object.keys(links?.[0] ?? {}).toSorted()).toEqual(['full_slug', 'id', 'name', 'slug', 'url', 'uuid'])
  })

  test('link brings link objects', async () => {
    const { links } = await raw('enlaces?resolve_links=link')
    expect(links?.[0]).toMatchObject({
      uuid: authors[2],
      slug: 'personas/2',
      full_slug: 'personas/2',
      real_path: '/personas/2',
      is_folder: false,
      published: true,
    })
  })

  test('story brings whole stories', async () => {
    for (const form of ['story', '1']) {
      expect((await raw(`enlaces?resolve_links=${form}`)).links?.[0]).toMatchObject({
        uuid: authors[2],
        content: { name: 'P2' },
      })
    }
  })

  test('with 51 or more only their uuids come', async () => {
    const response = await raw('enlaces-muchos?resolve_links=url')
    expect(response.links).toBeUndefined()
    expect(response.link_uuids).toEqual(authors.slice(0, 60))
  })

  test('the official client puts stories into fields and marks', async () => {
    const { data } = await space.client().getStory('enlaces', { resolve_links: 'url' })
    expect(data.story.content.cta.story.full_slug).toBe('personas/2')
    expect(data.story.content.text.content[0].content[0].marks[0].attrs.story.full_slug).toBe('personas/3')
    const many = await space.client().getStory('enlaces-muchos', { resolve_links: 'url' })
    expect(
      many.data.story.content.items.every((item: { link: { story?: unknown } }) => item.link.story !== undefined),
    ).toBe(true)
  })
})
