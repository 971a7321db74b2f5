import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { DownloadableList } from 'component-schemas/blocks/downloadable-list/schema.ts'
import type { DownloadCard, DownloadGroup, Resolved } from 'component-schemas/cards/resolved-data.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { DownloadableListBlock, downloadGroups } from './downloadable-list.tsx'

afterEach(cleanup)

const guide: DownloadCard = {
  uuid: 'd-1',
  title: 'Guide',
  kind: 'instructions',
  files: [{ language: 'es', href: 'https://a.example/f/1/x/a/guia.pdf', fileType: 'PDF', sizeBytes: 48_213, pages: 1 }],
}
const film: DownloadCard = { ...guide, uuid: 'd-2', title: 'Film', kind: 'video' }
const folders: DownloadGroup[] = [
  { uuid: 'f-1', title: 'Guides', teaser: 'For the wall.', downloads: [guide, film] },
  { uuid: 'f-2', title: 'More', downloads: [guide] },
  { uuid: 'f-3', title: 'Empty', downloads: [] },
]

function mount(groupBy: DownloadableList['groupBy'], shown = folders, locale = 'en') {
  const example = resolvedExamples().find(({ block }) => block.component === 'downloadable_list')?.block
  const block = {
    ...(example as Resolved<DownloadableList>),
    title: 'Downloads',
    groupBy,
    resolved: { folders: shown },
  }
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <DownloadableListBlock block={block} context={{ locale, isEditor: false }} level={2} />
    </I18nProvider>,
  )
}

describe('the headings between downloads', () => {
  const titlesOf = (groupBy: DownloadableList['groupBy']) =>
    downloadGroups(folders, groupBy).map(({ key, downloads }) => [key, downloads.map(({ title }) => title)])

  test('by folder follow the folders; an empty one has none', () => {
    expect(titlesOf('folder')).toEqual([
      ['f-1', ['Guide', 'Film']],
      ['f-2', ['Guide']],
    ])
  })

  test('by kind follow the order of kinds, each download once', () => {
    expect(titlesOf('kind')).toEqual([
      ['instructions', ['Guide']],
      ['video', ['Film']],
    ])
  })

  test('may be missing: one list, each download once', () => {
    expect(titlesOf('nothing')).toEqual([['all', ['Guide', 'Film']]])
    expect(downloadGroups([], 'nothing')).toEqual([])
  })

  test('stand one level below the title of the block, downloads one below them', () => {
    mount('folder')
    expect(screen.getByRole('heading', { level: 3, name: 'Guides' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 4, name: 'Guide' })).toHaveLength(2)
    cleanup()
    mount('nothing')
    expect(screen.getByRole('heading', { level: 3, name: 'Guide' })).toBeTruthy()
  })
})

describe('the link to a file', () => {
  test('names the document, its language, type and size, and asks to keep the file', () => {
    mount('nothing', [{ uuid: 'f-1', title: 'Guides', downloads: [guide] }])
    const link = screen.getByRole('link', { name: /^Guide: *Spanish PDF, 48\skB$/ })
    expect(link.getAttribute('href')).toBe('https://a.example/f/1/x/a/guia.pdf')
    expect(link.getAttribute('hreflang')).toBe('es')
    expect(link.hasAttribute('download')).toBe(true)
  })

  test('says what the reader’s language calls the file’s one', () => {
    mount('nothing', folders, 'es-ES')
    expect(screen.getAllByRole('link', { name: /Español/ })).toHaveLength(2)
  })

  test('of a film without words names every language and no one', () => {
    mount('nothing', [
      {
        uuid: 'f-1',
        title: 'Films',
        downloads: [{ ...film, files: [{ language: 'any', href: 'https://a.example/b.webm' }] }],
      },
    ])
    const link = screen.getByRole('link', { name: /Every language/ })
    expect(link.hasAttribute('hreflang')).toBe(false)
  })

  test('has its pages, version and day beside it, and nothing where they are unknown', () => {
    const [file] = guide.files
    if (!file) throw new Error('The guide has no file')
    const dated = { ...guide, files: [{ ...file, version: '3.1', date: '2026-03-02T00:00:00.000Z', pages: 4 }] }
    mount('nothing', [{ uuid: 'f-1', title: 'Guides', downloads: [dated] }])
    const row = screen.getByRole('article')
    expect(within(row).getByText('Version 3.1')).toBeTruthy()
    expect(within(row).getByText('2 March 2026')).toBeTruthy()
    expect(within(row).getByText('4 pages')).toBeTruthy()
    cleanup()
    mount('nothing', [{ uuid: 'f-1', title: 'Guides', downloads: [guide] }])
    expect(screen.queryByText(/Version/)).toBeNull()
    expect(screen.getByText('1 page')).toBeTruthy()
  })
})

describe('the files of a download in many languages', () => {
  const inLanguages = (...languages: DownloadCard['files'][number]['language'][]) =>
    languages.map((language) => ({ language, href: `https://a.example/${language}.pdf`, fileType: 'PDF' }))
  const shown = (languages: Parameters<typeof inLanguages>) => {
    mount(
      'nothing',
      [{ uuid: 'f-1', title: 'Guides', downloads: [{ ...guide, files: inLanguages(...languages) }] }],
      'de-DE',
    )
    const folded = document.querySelector('details')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[download]')]
    return {
      atOnce: links.filter((link) => !folded?.contains(link)).map((link) => link.hreflang),
      folded: links.filter((link) => folded?.contains(link)).map((link) => link.hreflang),
    }
  }

  test('begin with the reader’s, and name the others before they are opened', () => {
    expect(shown(['es', 'en', 'de'])).toEqual({ atOnce: ['de'], folded: ['es', 'en'] })
    expect(screen.getByText('Other languages: Spanisch und Englisch')).toBeTruthy()
  })

  test('are all in view where they are two, or none is the reader’s', () => {
    expect(shown(['es', 'de'])).toEqual({ atOnce: ['es', 'de'], folded: [] })
    cleanup()
    expect(shown(['es', 'en', 'it'])).toEqual({ atOnce: ['es', 'en', 'it'], folded: [] })
  })
})
