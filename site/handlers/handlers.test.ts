import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Action, type ActionName, actions, mayAct } from '#site/forms/submissions/action-limits.ts'
import { openSubmissions } from '#site/forms/submissions/open-submissions.ts'
import { hasFeature } from '#site/has-feature.fixture.ts'
import { handlers } from './find-handler.ts'

const site = join(import.meta.dirname, '..')
const database = openSubmissions(':memory:')
afterAll(() => database.close())

/** Actions and interfaces of features, which may be left out. */
const ofFeatures: Readonly<Record<string, string>> = {
  'send an enquiry': 'saved-lists',
  'change a list': 'saved-lists',
  'load a price list': 'prices',
  'load files as a ZIP': 'files-as-zip',
  'load a table': 'product-list',
  'send codes': 'code-check',
  codes: 'code-check',
  digests: 'subscriptions',
}
function isHere(name: string): boolean {
  const feature = ofFeatures[name]
  return feature === undefined || hasFeature(feature)
}

test('every action is counted by a handler, and the files that limit others exist', () => {
  const counted = handlers.flatMap(({ limited }) => ('actions' in limited ? limited.actions : []))
  expect(new Set(counted)).toEqual(new Set(Object.keys(actions).filter(isHere)))
  for (const { limited } of handlers) if ('file' in limited) readFileSync(join(site, limited.file))
})

test.each(Object.keys(actions).filter(isHere))('the code counts: %s', (name) => {
  const files = globSync('{extranet,features,forms,page-kinds}/**/*.{ts,tsx}', { cwd: site })
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

/** Interfaces that take what any page or program sends, and what protects them. */
const sentByAnybody: Readonly<Record<string, string>> = {
  'auth/callback/provider': 'the state of a login that this browser began',
  'auth/backchannel-logout': 'a token that the identity service signed',
  'content-changed': 'the signature of the content service',
  'forms/:form': 'judges the origin itself, for it counts what it refuses',
  codes: 'changes nothing',
  'field-data': 'adds to histograms, within its limit',
  'preview/session': 'the signature of the editor’s admission',
  digests: 'the key in its address',
}

test('every interface that takes what is sent is for editors or own pages alone, or has another protection', () => {
  const open = handlers.filter(({ POST, only = [] }) => POST && only.length === 0).map(({ path }) => path)
  expect(open.toSorted()).toEqual(Object.keys(sentByAnybody).filter(isHere).toSorted())
})
