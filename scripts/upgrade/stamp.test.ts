import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { readStamp, withStamp } from './stamp.ts'

const manifest = readFileSync(join(root, 'package.json'), 'utf8')
const stamp = { version: '7.8.9', commit: 'a'.repeat(40) }

test('package.json has a stamp', () => {
  expect(readStamp(manifest)).toHaveProperty('version')
})

test('another stamp changes one line', () => {
  const stamped = withStamp(manifest, stamp)
  expect(readStamp(stamped)).toEqual(stamp)
  expect(readStamp(withStamp(stamped, { version: '0.1.0' }))).toEqual({ version: '0.1.0' })
  const lines = manifest.split('\n')
  expect(stamped.split('\n').filter((line, at) => line !== lines[at])).toHaveLength(1)
})

test('refuses a package.json without a stamp', () => {
  expect(() => readStamp('{ "name": "x", "scripts": { "base": "node x" } }')).toThrow('which release it is based on')
})
