import { keyTypes } from 'component-schemas/datasources/key-types.ts'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { DelayedHint } from '../finding.ts'
import type { Scene } from '../scene.ts'

type Stated = Pick<DelayedHint, 'story'> & { name: string; type: string; categories: readonly string[] }

/** Properties that say what a product of its kind is; filters, chips and the finder read them. */
const typeFields = ['keyType', 'deviceType', 'machineType']

/** Products whose name, type and category disagree: a list of a category and a filter by type would show different ones. */
export function startProductReport() {
  const products: Stated[] = []
  const categories = new Map<string, { fullSlug: string; parent: unknown }>()
  return {
    note({ story: { id, uuid, fullSlug, content } }: Scene) {
      if (content['component'] === 'category') categories.set(uuid, { fullSlug, parent: content['parent'] })
      const type = content['component'] === 'product' ? typeIn(content['spec']) : undefined
      if (type === undefined) return
      const own = Array.isArray(content['categories']) ? content['categories'].map(String) : []
      products.push({ story: { id, fullSlug }, name: String(content['name'] ?? ''), type, categories: own })
    },
    finish(): DelayedHint[] {
      const above = new Set([...categories.values()].map(({ parent }) => parent))
      const usualOf = (type: string) =>
        usualCategory(
          products.filter((one) => one.type === type),
          above,
        )
      return products.flatMap(({ story, name, type, categories: own }) => {
        const usual = usualOf(type)
        const place = usual !== undefined && !own.includes(usual) ? categories.get(usual)?.fullSlug : undefined
        const named = namedType(name)
        return [
          ...(named !== undefined && named.value !== type ? [hintAt('name', named.label, type)] : []),
          ...(place === undefined ? [] : [hintAt('categories', place, type)]),
        ].map((hint) => ({ story, hint }))
      })
    },
  }
}

function hintAt(field: string, value: string, target: string): DelayedHint['hint'] {
  return { code: 'contradicting-product', location: { path: field, field }, details: { field, value, target } }
}

function typeIn(spec: unknown): string | undefined {
  const [first] = Array.isArray(spec) ? spec : []
  const type = isObject(first) ? typeFields.map((name) => first[name]).find(Boolean) : undefined
  return typeof type === 'string' ? type : undefined
}

/** The category, with none below it, of most products of a type. */
function usualCategory(products: readonly Stated[], above: ReadonlySet<unknown>): string | undefined {
  const counts = new Map<string, number>()
  for (const uuid of products.flatMap(({ categories }) => categories)) counts.set(uuid, (counts.get(uuid) ?? 0) + 1)
  return [...counts].find(([uuid, count]) => !above.has(uuid) && count > products.length / 2)?.[0]
}

/** The type of key whose label, in any language, is the longest that the name begins with. */
function namedType(name: string): { value: string; label: string } | undefined {
  const words = `${name.toLowerCase()} `
  return keyTypes.entries
    .flatMap(({ value, labels }) => Object.values(labels).map((label) => ({ value, label })))
    .filter(({ label }) => words.startsWith(`${label.toLowerCase()} `))
    .toSorted((a, b) => b.label.length - a.label.length)[0]
}
