import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testIdentity } from '../identity.fixture.ts'
import { openSessions } from '../session/open-sessions.ts'
import { startTransaction, takeTransaction } from './transaction.ts'

const transactionOf = (state: string) => ({
  state,
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  returnTo: `/extranet/${state}`,
  mode: 'redirect' as const,
})

/** Starts a login in a browser with these cookies, and returns its cookies afterwards. */
async function start(identity: ReturnType<typeof testIdentity>, state: string, cookies: readonly string[] = []) {
  const lines = await startTransaction(identity, transactionOf(state), cookies.join('; '))
  const ended = lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=', 1)[0])
  const started = lines.filter((line) => !line.includes('Max-Age=0')).map((line) => line.split(';', 1)[0] ?? '')
  return [...cookies.filter((cookie) => !ended.includes(cookie.split('=', 1)[0])), ...started]
}

test('a browser stores three unfinished logins; a further one evicts the oldest, also within one second', async () => {
  const identity = testIdentity()
  let cookies: string[] = []
  for (const state of ['first', 'second', 'third', 'fourth', 'fifth']) {
    cookies = await start(identity, state, cookies)
    identity.clock.at += 10
  }
  expect(cookies).toHaveLength(3)
  const taken = ['first', 'second', 'third', 'fourth', 'fifth'].map(async (state) => {
    return (await takeTransaction(identity, state, cookies.join('; '))).transaction?.returnTo
  })
  expect(await Promise.all(taken)).toEqual([
    undefined,
    undefined,
    '/extranet/third',
    '/extranet/fourth',
    '/extranet/fifth',
  ])
})

test('a state is accepted once across all processes, for as long as its cookie can be decrypted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'transactions-'))
  const [here, there] = [testIdentity(), testIdentity()].map((one) => ({
    ...one,
    sessions: openSessions(join(folder, 'sessions.db')),
  }))
  if (!here || !there) throw new Error('Two processes were started')
  const [cookie = ''] = await start(here, 'state')
  expect(await takeTransaction(here, 'state', cookie)).toMatchObject({ isUsed: false })
  expect(await takeTransaction(here, 'state', cookie)).toMatchObject({ isUsed: true })
  expect(await takeTransaction(there, 'state', cookie)).toMatchObject({ isUsed: true })
  there.clock.at += 86_400_000
  const [later = ''] = await start(there, 'later')
  expect(await takeTransaction(there, 'later', later)).toMatchObject({ isUsed: false })
  expect(await takeTransaction(there, 'state', cookie)).toMatchObject({ isUsed: true })
  there.clock.at += 61_000
  await takeTransaction(there, 'other', await start(there, 'other').then(([one = '']) => one))
  const remembered = await there.sessions.rows('SELECT count(*) AS count FROM used_transactions')
  expect(remembered).toMatchObject([{ count: 2 }])
  for (const { sessions } of [here, there]) await sessions.close()
  await rm(folder, { recursive: true })
})
