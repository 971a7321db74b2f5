import { expect, test, vi } from 'vitest'
import { revalidations } from './revalidations.ts'

/** Work that ends when the test says so. */
function work() {
  const started: string[] = []
  const ends = new Map<string, (isDone: boolean) => void>()
  const on = (key: string) => async () => {
    started.push(key)
    return await new Promise<boolean>((resolve) => ends.set(key, resolve))
  }
  return { started, on, end: (key: string, isDone = true) => ends.get(key)?.(isDone) }
}

test('revalidates pages in the order of their first request, each once, and few at a time', async () => {
  const { started, on, end } = work()
  const { add, has, waiting } = revalidations(() => 2)
  for (const key of ['a', 'b', 'c', 'a', 'd', 'c']) add(key, on(key))
  expect(started).toEqual(['a', 'b'])
  expect([has('a'), has('d'), has('e'), waiting()]).toEqual([true, true, false, 2])
  end('b')
  await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'c']))
  for (const key of ['a', 'c', 'd']) end(key)
  await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'c', 'd']))
})

test('a page that another instance renders is tried again after the others', async () => {
  const { started, on, end } = work()
  const { add } = revalidations(() => 1)
  for (const key of ['a', 'b']) add(key, on(key))
  end('a', false)
  await vi.waitFor(() => expect(started).toEqual(['a', 'b']))
  end('b')
  await vi.waitFor(() => expect(started).toEqual(['a', 'b', 'a']))
})

test('goes on after a render that failed', async () => {
  const { started, on } = work()
  const { add } = revalidations(() => 1)
  add('a', () => Promise.reject(new Error('away')))
  add('b', on('b'))
  await vi.waitFor(() => expect(started).toEqual(['b']))
})
