import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testIdentity } from '../identity.fixture.ts'
import { openSessions } from '../session/open-sessions.ts'
import { hostileReturns } from './hostile-returns.fixture.ts'
import { newState, pageOfState, startTransaction, takeTransaction } from './transaction.ts'

const transactionOf = (state: string) => ({
  state,
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
  mode: 'redirect' as const,
})

/** Starts a login in a browser with these cookies, and returns its cookies afterwards. */
async function start(identity: ReturnType<typeof testIdentity>, state: string, cookies: readonly string[] = []) {
  const lines = await startTransaction(identity, transactionOf(state), cookies.join('; '))
  const ended = lines.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=', 1)[0])
  const started = lines.filter((line) => !line.includes('Max-Age=0')).map((line) => line.split(';', 1)[0] ?? '')
  return [...cookies.filter((cookie) => !ended.includes(cookie.split('=', 1)[0])), ...started]
}

test('a browser stores so many unfinished logins; a further one evicts the oldest, also within one second', async () => {
  const identity = testIdentity({ limits: { transactionsAtOnce: 3 } })
  let cookies: string[] = []
  for (const state of ['first', 'second', 'third', 'fourth', 'fifth']) {
    cookies = await start(identity, state, cookies)
    identity.clock.at += 10
  }
  expect(cookies).toHaveLength(3)
  const taken = ['first', 'second', 'third', 'fourth', 'fifth'].map(async (state) => {
    return (await takeTransaction(identity, state, cookies.join('; '))).transaction?.state
  })
  expect(await Promise.all(taken)).toEqual([undefined, undefined, 'third', 'fourth', 'fifth'])
})

test('all logins that a browser may begin at once fit into one line of headers, of which proxies take 8 KB', async () => {
  const identity = testIdentity()
  let cookies: string[] = []
  for (let tab = 0; tab < 12; tab += 1) {
    cookies = await start(identity, newState(`/extranet/productos/nor-1r?tab=${tab}`), cookies)
    identity.clock.at += 1
  }
  expect(cookies).toHaveLength(identity.limits.transactionsAtOnce)
  expect(cookies.join('; ').length).toBeLessThan(8000)
})

test.each(hostileReturns)('a state with %j leads to a page of the site', (payload) => {
  expect(new URL(pageOfState(newState(payload)) ?? '', 'http://localhost:3000').origin).toBe('http://localhost:3000')
})

test('a state names its page, and one of another origin names none', () => {
  expect(pageOfState(newState('/en/extranet?q=llave%20plana#a'))).toBe('/en/extranet?q=llave%20plana#a')
  expect(pageOfState(newState('/'))).toBe('/')
  for (const foreign of ['', 'x', 'b'.repeat(43)]) expect(pageOfState(foreign)).toBeUndefined()
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
