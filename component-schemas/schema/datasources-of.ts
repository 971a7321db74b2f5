import { blocksByName, registry } from './registry.ts'

/**
 * Slugs of the datasources whose values a block or its nested blocks may contain. Blocks of a page body, which have their own
 * labels, are not followed.
 */
export function datasourcesOf(name: string, seen: Set<string> = new Set()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const fields = Object.values(blocksByName.get(name)?.fields ?? {})
  const own = fields.flatMap(({ wire }) => ('datasource_slug' in wire && wire.datasource_slug) || [])
  const parts = fields.flatMap(({ nests }) => (nests ?? []).map((inner) => inner.name)).filter(isPart)
  const nested = parts.flatMap((inner) => datasourcesOf(inner, seen))
  return [...new Set([...own, ...nested])]
}

function isPart(name: string): boolean {
  return !registry.pageBlocks.some((block) => block.name === name)
}
