import { createRequire } from 'node:module'
import { Storyblok } from 'storyblok-js-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DeliverySpace, publicToken, startDelivery } from '../support/delivery-space.ts'

let space: DeliverySpace

beforeAll(async () => {
  space = await startDelivery()
  const add = (fullSlug: string, draft: Record<string, unknown>) => space.add({ fullSlug, draft })
  add('a', {
    price: '5',
    colour: 'rojo',
    tags: ['x', 'y'],
    seo: { title: 'Llave & cerrojo' },
    title__i18n__es_co: 'Llavín',
  })
  add('b', { price: '15', colour: 'azul', tags: ['y'], seo: { title: '' }, day: '2026-05-01 10:00' })
  add('c', { price: '25', colour: 'verde', tags: [], day: '2026-06-01 10:00' })
})

afterAll(() => space.stop())

/** The copy that @storyblok/react brings sends brackets percent-encoded; the one of the site sends them raw. */
function copyInsideReact(): typeof Storyblok {
  const react = createRequire(import.meta.url).resolve('@storyblok/react')
  const js = createRequire(react).resolve('@storyblok/js')
  return createRequire(js)('storyblok-js-client').Storyblok ?? createRequire(js)('storyblok-js-client')
}

describe.each([
  { name: 'the client of the site', load: () => Storyblok },
  { name: 'the client inside @storyblok/react', load: copyInsideReact },
])('$name', ({ load }) => {
  async function slugs(query: Record<string, unknown>, params: Record<string, string> = {}): Promise<string> {
    const Client = load()
    const client = new Client({
      accessToken: publicToken,
      endpoint: `${space.url}/v2`,
      rateLimit: 1000,
      cache: { clear: 'manual' },
    })
    const { data } = await client.get('cdn/stories', { filter_query: query, sort_by: 'full_slug:asc', ...params })
    return data.stories.map((story: { full_slug: string }) => story.full_slug).join('')
  }

  test('conditions on several fields all hold', async () => {
    expect(await slugs({ price: { gt_int: 1, lt_int: 20 }, tags: { any_in_array: 'y' } })).toBe('ab')
    expect(
      await slugs({ price: { gt_int: 1 }, colour: { not_in: 'rojo' }, day: { gt_date: '2026-05-15 00:00' } }),
    ).toBe('c')
  })

  test('of the alternatives one is enough, whatever their fields', async () => {
    expect(await slugs({ __or: [{ colour: { in: 'verde' } }, { 'seo.title': { like: '*& CERROJO' } }] })).toBe('ac')
    expect(
      await slugs({ __or: [{ colour: { in: 'verde' } }, { colour: { in: 'azul' } }], price: { lt_int: 20 } }),
    ).toBe('b')
  })

  test('nested fields, places in lists and translated fields are named by their path', async () => {
    expect(await slugs({ 'seo.title': { is: 'not_empty' } })).toBe('a')
    expect(await slugs({ 'tags.1': { in: 'y' } })).toBe('a')
    expect(await slugs({ title__i18n__es_co: { like: 'llav*' } })).toBe('a')
  })

  test('a field that is left out of the answer selects all the same', async () => {
    expect(await slugs({ 'seo.title': { is: 'not_empty' } }, { excluding_fields: 'seo' })).toBe('a')
  })

  test('values keep their special characters', async () => {
    expect(await slugs({ 'seo.title': { in: 'Llave & cerrojo' } })).toBe('a')
    expect(await slugs({ colour: { in: ['rojo', 'verde'] } })).toBe('ac')
  })

  test('an unknown operation is reported with its name', async () => {
    await expect(slugs({ colour: { resembles: 'rojo' } })).rejects.toMatchObject({
      status: 422,
      message: 'filter_query operation resembles is not known',
    })
  })
})
