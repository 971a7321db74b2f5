import { expect, test } from '@playwright/test'
import { type Connection, readConnection } from 'scripts/doctor/connection.ts'
import { examine } from 'scripts/doctor/examine.ts'
import { testContentUrl, testEditorOrigin, testSiteUrl } from '../../support/test-system.ts'

const connection = readConnection({
  SITE_URL: testSiteUrl,
  CONTENT_API_URL: `${testContentUrl}/v2`,
  CONTENT_MANAGEMENT_URL: testContentUrl,
  EDITOR_ORIGIN: testEditorOrigin,
})

/** The beginnings of the doctor's lines that report a fault. */
async function problemsOf(change: Partial<Connection>): Promise<string[]> {
  const problems: string[] = []
  await examine({ ...connection, ...change }, ({ name }, finding) => {
    if (!finding.isRight) problems.push(name.split(' (')[0] ?? '')
  })
  return problems
}

test('the doctor reports no fault of a freshly started system', async () => {
  expect(await problemsOf({})).toEqual([])
})

const faults: readonly [string, Partial<Connection>, readonly string[]][] = [
  [
    'a preview token in the place of the public one',
    { publicToken: connection.previewToken },
    ['The public token reads no drafts'],
  ],
  [
    'another preview token',
    { previewToken: 'another' },
    ['The preview token reads drafts', 'The editor’s signature opens drafts, in the editor’s frame alone'],
  ],
  ['another secret of the webhook', { webhookSecret: 'another-secret' }, ['The site accepts the space’s messages']],
  [
    'another editor',
    { editorOrigin: 'https://app.storyblok.com' },
    ['The editor’s signature opens drafts, in the editor’s frame alone'],
  ],
  [
    'other credentials of the gate',
    { gate: { user: 'redaccion', password: 'another' } },
    ['Gated websites require credentials'],
  ],
]

for (const [fault, change, found] of faults) {
  test(`the doctor names ${fault}, and nothing else`, async () => {
    expect(await problemsOf(change)).toEqual(found)
  })
}
