import { expect, test } from 'vitest'
import { llmsText } from './llms-text.ts'

const home = { label: 'Español', url: 'https://z.example/index.md' }
const details = {
  siteName: 'Zarandal',
  description: 'Llaves\ny máquinas.',
  sections: [
    { title: 'Productos', pages: [{ label: 'Llaves [1]', url: 'https://z.example/llaves.md', description: 'Todas' }] },
    { title: 'Nothing', pages: [] },
  ],
  languages: [home],
  sitemap: 'https://z.example/sitemap.xml',
}

test('names the website, what it is, and the pages of each part of the menu', () => {
  expect(llmsText(details).split('\n')).toEqual([
    '# Zarandal',
    '',
    '> Llaves y máquinas.',
    '',
    expect.stringContaining('`.md`'),
    '',
    '## Productos',
    '',
    String.raw`- [Llaves \[1\]](https://z.example/llaves.md): Todas`,
    '',
    '## Optional',
    '',
    '- [Sitemap](https://z.example/sitemap.xml): Every page of the website (XML)',
    '',
  ])
})

test('names the home page in each language where there are several', () => {
  const english = { label: 'English', url: 'https://z.example/en.md' }
  expect(llmsText({ ...details, languages: [home, english] })).toContain(
    '## Languages\n\n- [Español](https://z.example/index.md)\n- [English](https://z.example/en.md)\n',
  )
})
