import type { DownloadCard } from 'component-schemas/cards/resolved-data.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { expect, test } from 'vitest'
import { narrowDownloads } from './narrow-downloads.ts'

const files = [{ language: 'de' as const, href: 'https://a.example/f/1/x/a/anleitung.pdf' }]
const downloads: DownloadCard[] = [
  { uuid: 'd-1', title: 'Schlüssel messen', kind: 'instructions', files },
  { uuid: 'd-2', title: 'Wartung', teaser: 'Für die Maschine Punto 2', kind: 'instructions', files },
]
const example = resolvedExamples().find(({ block }) => block.component === 'downloadable_list')?.block
if (example?.component !== 'downloadable_list') throw new Error('The list of files has no example')
const body = [{ ...example, resolved: { folders: [{ uuid: 'f-1', title: 'Alles', downloads }] } }]

test.each([
  ['the words of a title, without accents and capitals', 'SCHLUSSEL', ['d-1']],
  ['every word, in a title or its teaser', 'wartung punto', ['d-2']],
  ['no words', ' ', ['d-1', 'd-2']],
  ['words that no download has', 'wartung messen', []],
])('the downloads of a page are narrowed by %s', (_, words, found) => {
  const { total, body: narrowed } = narrowDownloads(body, { query: { q: [words] }, locale: 'de-DE' })
  const listed = narrowed.flatMap((block) =>
    block.component === 'downloadable_list' ? block.resolved.folders.flatMap((folder) => folder.downloads) : [],
  )
  expect(listed.map(({ uuid }) => uuid)).toEqual(found)
  expect(total).toBe(found.length)
})
