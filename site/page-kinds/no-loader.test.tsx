import { expect, test } from 'vitest'
import { load } from './no-loader.ts'
import { pageKinds } from './registry.ts'

test('outside of the server every kind renders and none loads', async () => {
  expect(load).toThrow('loaded on the server')
  const unused = undefined as never
  for (const { load: loadKind } of Object.values(pageKinds)) {
    await expect(loadKind(unused)).rejects.toThrow('loaded on the server')
  }
})
