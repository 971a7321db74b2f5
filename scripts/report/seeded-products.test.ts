import { startProductReport } from 'cms-plugin/reports/checks/product-report.ts'
import { expect, test } from 'vitest'
import { readSources } from '../seed/compile/read-sources.ts'

/** The report of editors over the content files, with keys in place of ids. */
async function contradictions(change: (key: string, content: Record<string, unknown>) => void = () => undefined) {
  const report = startProductReport()
  for (const [id, { key, content }] of (await readSources()).entries()) {
    const wire = structuredClone<Record<string, unknown>>(JSON.parse(JSON.stringify(content).replaceAll('"@', '"')))
    change(key, wire)
    report.note({ story: { id, uuid: key, fullSlug: key, content: wire } } as never)
  }
  return report
    .finish()
    .map(({ story, hint }) => `${story?.fullSlug}: ${hint.location.path} ${hint.details?.['value']}`)
}

test('no product of the demo has a name or categories that its type contradicts', async () => {
  expect(await contradictions()).toEqual([])
})

test('a product is named whose name says another type, in any language, and one that its subcategory lacks', async () => {
  const found = await contradictions((key, content) => {
    if (key === 'product/nor-1r') content['name'] = 'Flachschlüssel NOR-1R'
    if (key === 'product/nor-1') content['categories'] = ['category/llaves-residenciales']
  })
  expect(found).toEqual([
    'product/nor-1: categories category/llaves-de-cilindro',
    'product/nor-1r: name Flachschlüssel',
  ])
})
