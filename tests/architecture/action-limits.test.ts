import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Action, type ActionName, actions, mayAct } from 'site/forms/submissions/action-limits.ts'
import { openSubmissions } from 'site/forms/submissions/open-submissions.ts'
import { afterAll, expect, test } from 'vitest'

const site = join(import.meta.dirname, '../../site')
const database = openSubmissions(':memory:')
afterAll(() => database.close())

/** A route counts actions of the table; or another file limits it; or it costs too little, and why. */
type Row = { actions: readonly ActionName[] } | { file: string } | { free: string }

const reading = { free: 'reads what is cached or in memory' }
const editors = { free: 'only editors and preview links of editors, behind the gate' }

const routes: Readonly<Record<string, Row>> = {
  'api/auth/[...action]': { file: 'identity/identity-limits.ts' },
  'api/checkStorySlugs': reading,
  'api/codes': { actions: ['send codes'] },
  'api/content-changed': { free: 'signed by the content service' },
  'api/digests': { free: 'a link of a mail ends one digest' },
  'api/downloads/[...path]': { free: 'passes on the bytes of the storage as fast as the customer takes them' },
  'api/enquiries/[file]': { free: 'reads one row of the customer' },
  'api/extranet/shares': { file: 'server/customers/passed-links/open-passed-links.ts' },
  'api/extranet/shares/revoke': { free: 'changes one row of the customer' },
  'api/extranet/subscriptions': { free: 'changes one row of the customer; a digest is sent once a day at most' },
  'api/field-data': { file: 'server/field-data/respond-to-field-data.ts' },
  'api/files/basket': { free: 'changes rows of the customer, of which there is one for each file of the site' },
  'api/files/zip': { actions: ['load files as a ZIP'] },
  'api/forms/[form]': { actions: ['send a form', 'have a form taken', 'have a form returned'] },
  'api/forms/[form]/start': { free: 'one row for each network' },
  'api/forms/[form]/token': { free: 'signs a text' },
  'api/getCustomLanding/[...path]': reading,
  'api/lists': { actions: ['change a list', 'send an enquiry'] },
  'api/passed': { file: 'extranet/passing/open-link.ts' },
  'api/preview/address': editors,
  'api/preview/addresses': editors,
  'api/preview/affected': editors,
  'api/preview/links': editors,
  'api/preview/links/revoke': editors,
  'api/preview/metadata': editors,
  'api/preview/record': editors,
  'api/preview/resolve': editors,
  'api/preview/session': { file: 'forms/submissions/gate-limits.ts' },
  'api/price-lists/[file]': { actions: ['load a price list'] },
  'api/products/own-terms': { free: 'reads rows of the customer' },
  'api/refusals/[status]': { free: 'a page of one file' },
  'api/search/access': { free: 'signs a key' },
  'api/search/extranet-access': { free: 'signs a key' },
  'api/session': { free: 'reads one row' },
  'api/tables/[table]': { actions: ['load a table'] },
}

test('every interface of the site has a row: limits of the table, limits of its own file, or a reason for none', () => {
  const found = globSync('api/**/route.ts', { cwd: join(site, 'app') }).map((file) => file.replace('/route.ts', ''))
  expect(Object.keys(routes).toSorted()).toEqual(found.toSorted())
  const counted = Object.values(routes).flatMap((row) => ('actions' in row ? row.actions : []))
  expect(counted.toSorted()).toEqual(Object.keys(actions).toSorted())
  for (const row of Object.values(routes)) if ('file' in row) readFileSync(join(site, row.file))
})

test.each(Object.keys(actions))('the code counts: %s', (name) => {
  const files = globSync('{extranet,forms,page-kinds}/**/*.{ts,tsx}', { cwd: site })
  const calls = files.filter((file) =>
    new RegExp(String.raw`(MayAct|isAllowed|refusalOfVisitor)\([^)]*\)?[^)]*'${name}'`).test(
      readFileSync(join(site, file), 'utf8'),
    ),
  )
  expect(calls).not.toEqual([])
})

test.each(Object.entries<Action>(actions))(
  '%s: so many at once of one sender and no more, and others go on',
  async (name, { limits }) => {
    const now = 1_000_000_000
    const doer = { own: 'o', around: 'a', customer: 'c' }
    const act = (at: number, who = doer) => mayAct(database, name as ActionName, { doer: who, now: at })
    const most = Math.min(...limits.map(({ capacity }) => capacity))
    const outcomes: boolean[] = []
    for (let count = 0; count <= most; count += 1) outcomes.push(await act(now))
    expect(outcomes).toEqual([...Array.from({ length: most }, () => true), false])
    expect(await act(now, { own: 'o2', around: 'a2', customer: 'c2' })).toBe(true)
    expect(await act(now + Math.max(...limits.map(({ everyMs }) => everyMs)))).toBe(true)
  },
)
