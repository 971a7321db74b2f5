import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeCodes } from './whole-codes.tsx'

/** The codes that stay on one line; the words must read as before. */
function codesIn(words: string) {
  const markup = renderToStaticMarkup(<WholeCodes>{words}</WholeCodes>)
  expect(markup.replace(/<[^>]+>/g, '')).toBe(words)
  return [...markup.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part)
}

test.each([
  ['Llave plana NOR-1R', 'NOR-1R'],
  ['Regata TES-4RS.T46 con chip', 'TES-4RS.T46'],
  ['(SOL 3.8), de paletón', 'SOL 3.8'],
  ['El boletín TB-2026-014.', 'TB-2026-014'],
  ['Titan E3, del código a la llave', 'Titan E3'],
  ['Ключ NOR-1R, правый', 'NOR-1R'],
])('in "%s" the code stays on one line', (words, part) => {
  expect(codesIn(words)).toEqual([part])
})

test('several codes in one sentence each stay whole', () => {
  expect(codesIn('NOR-1R, LIN-12DP y Punto 2')).toEqual(['NOR-1R', 'LIN-12DP', 'Punto 2'])
})

test.each(['Una llave', 'EN', 'Schließanlagen-Fachbetrieb', 'En 2026', 'A-1', 'ABCDE-1', 'pre-NOR-1R-x'])(
  '"%s" holds no code and is left as it is',
  (words) => {
    expect(codesIn(words)).toEqual([])
  },
)

test('what is not plain text is left as it is', () => {
  expect(renderToStaticMarkup(<WholeCodes>{<b>NOR-1R</b>}</WholeCodes>)).toBe('<b>NOR-1R</b>')
})
