import { afterAll, describe, expect, test } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { parseQuery } from './query/parse-query.ts'
import { openResponseCache, responseKey } from './response-cache.ts'

const store = openStore(':memory:')
afterAll(() => store.close())

function respond(length: number) {
  return { text: 'x'.repeat(length), etag: '"x"' }
}

describe('the response cache', () => {
  test('is cleared by a commit', () => {
    const memory = openResponseCache(store)
    memory.put('a', respond(1))
    expect(memory.get('a')).toEqual(respond(1))
    store.transaction(() => undefined)
    expect(memory.get('a')).toBeUndefined()
  })

  test('evicts the least recently used responses beyond its size', () => {
    const memory = openResponseCache(store, 40)
    for (const key of ['a', 'b', 'c', 'd']) memory.put(key, respond(10))
    memory.get('a')
    memory.put('e', respond(10))
    expect(['a', 'b', 'c', 'd', 'e'].filter((key) => memory.get(key))).toEqual(['a', 'c', 'd', 'e'])
  })

  test('does not store a response larger than a quarter of its size', () => {
    const memory = openResponseCache(store, 40)
    memory.put('large', respond(11))
    expect(memory.get('large')).toBeUndefined()
  })
})

describe('the cache key of a response', () => {
  const key = (search: string, path = '/v2/cdn/stories') => responseKey(path, parseQuery(search))

  test('ignores the order of parameters, the token and the cache version', () => {
    expect(key('page=2&language=it&token=a&cv=1')).toBe(key('token=b&cv=2&language=it&page=2'))
  })

  test.each([
    ['page=1', 'page=2'],
    ['language=it', 'fallback_lang=it'],
    ['filter_query[a][in]=x', 'filter_query[a][in]=y'],
    ['filter_query[a][in]=x', 'filter_query[__or][][a][in]=x'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(key(one)).not.toBe(key(other))
  })

  test('distinguishes paths', () => {
    expect(key('', '/v2/cdn/stories/a')).not.toBe(key('', '/v2/cdn/stories/b'))
  })
})
