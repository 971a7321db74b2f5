import { expect, test } from 'vitest'
import { parseRedisAddress } from './redis-address.ts'

test('a single server, with TLS and without', () => {
  expect(parseRedisAddress('redis://localhost')).toMatchObject({
    mode: 'single',
    isTls: false,
    nodes: [{ host: 'localhost', port: 6379 }],
    database: 0,
  })
  expect(parseRedisAddress('rediss://user:p%40ss@redis.example:6380/2')).toMatchObject({
    mode: 'single',
    isTls: true,
    nodes: [{ host: 'redis.example', port: 6380 }],
    username: 'user',
    password: 'p@ss',
    database: 2,
  })
})

test('sentinels with the name of their master and a password of their own', () => {
  const address = 'rediss+sentinel://:one@a/mymaster/1?node=b:26380&node=c&sentinelPassword=two'
  expect(parseRedisAddress(address)).toMatchObject({
    mode: 'sentinel',
    isTls: true,
    nodes: [
      { host: 'a', port: 26_379 },
      { host: 'b', port: 26_380 },
      { host: 'c', port: 26_379 },
    ],
    password: 'one',
    database: 1,
    master: 'mymaster',
    sentinelPassword: 'two',
  })
})

test('nodes of a cluster', () => {
  expect(parseRedisAddress('redis+cluster://a:7000?node=b:7001')).toMatchObject({
    mode: 'cluster',
    nodes: [
      { host: 'a', port: 7000 },
      { host: 'b', port: 7001 },
    ],
  })
})

test.each([
  ['redis+sentinel://a:26379', 'master'],
  ['redis+cluster://a:7000/1', 'database'],
  ['redis://a/first', 'database'],
  ['redis+cluster://a?node=b:c', 'node b:c'],
])('%s is refused with a sentence', (address, sentence) => {
  expect(() => parseRedisAddress(address)).toThrow(sentence)
})

test.each(['redis://%zz@a', 'redis://:p%@a', 'redis+sentinel://a/%zz'])(
  '%s is refused with how it is written',
  (address) => {
    expect(() => parseRedisAddress(address)).toThrow('% is written as %25')
  },
)
