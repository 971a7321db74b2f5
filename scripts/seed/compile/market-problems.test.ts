import { expect, test } from 'vitest'
import { marketProblems } from './market-problems.ts'
import type { SourceStory } from './source-story.ts'

function story(folder: string, slug: string, slugs: Record<string, string> = {}): SourceStory {
  const about = { name: 'A', tags: [], content: { component: 'page' } }
  return {
    ...about,
    state: 'published',
    isStartpage: false,
    key: slug,
    file: `${folder}/${slug}.yaml`,
    folder,
    slug,
    slugs,
  }
}

test('a country’s version of a shared page has its slugs in every language', () => {
  const shared = story('global', 'ayuda', { it: 'aiuto', en: 'help' })
  expect(marketProblems([shared, story('italy', 'ayuda', { it: 'aiuto', en: 'help' })])).toEqual([])
  expect(marketProblems([shared, story('italy', 'ayuda', { it: 'assistenza', en: 'help' })])).toEqual([
    'italy/ayuda.yaml, slugs.it: is another one than that of global/ayuda.yaml',
  ])
})

test('accepts any slug for a page that only a country has', () => {
  expect(marketProblems([story('spain', 'aviso-de-agosto')])).toEqual([])
})

test('reports a product in the folder of a country, which no page shows', () => {
  expect(marketProblems([story('france/productos', 'nor-1r')])).toEqual([
    'france/productos/nor-1r.yaml, folder: no address of a country shows france/productos/nor-1r',
  ])
})
