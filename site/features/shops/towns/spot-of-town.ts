import 'server-only'
import type { Spot } from 'component-schemas/cards/place-cards.ts'
import { plainName } from '#site/content/queries/plain-name.ts'
import { nearness } from './near-names.ts'
import { otherTownNames } from './other-town-names.ts'
import { readTowns, type Town } from './read-towns.ts'

type Towns = ReadonlyMap<string, Town>

/** Tables by the countries in them; the countries with shops are few and seldom change. */
const tables = new Map<string, Promise<Towns>>()

/**
 * Where a town lies, by its name in any of the site's languages; of several with one name the largest.
 * @param countries ISO codes of those in which it may lie
 * @returns undefined when there is no such town of a thousand inhabitants or more
 */
export async function spotOfTown(typed: string, countries: readonly string[]): Promise<Spot | undefined> {
  const name = plainName(typed)
  return name === '' ? undefined : (await tableIn(countries)).get(name)?.spot
}

/** Towns of these countries that have nearly the typed name, the nearest names first, of equally near ones the largest town. */
export async function nearTowns(typed: string, countries: readonly string[], most = 3): Promise<string[]> {
  const name = plainName(typed)
  const found: (Town & { distance: number })[] = []
  for (const [plain, town] of await tableIn(countries)) {
    const distance = nearness(name, plain)
    if (distance !== undefined) found.push({ ...town, distance })
  }
  const sorted = found.toSorted((a, b) => a.distance - b.distance || b.population - a.population)
  return [...new Set(sorted.map((town) => town.name))].slice(0, most)
}

async function tableIn(countries: readonly string[]): Promise<Towns> {
  const key = [...new Set(countries)].toSorted().join(' ')
  const table = tables.get(key) ?? tableOf(key.split(' '))
  tables.set(key, table)
  try {
    return await table
  } catch (error) {
    tables.delete(key)
    throw error
  }
}

async function tableOf(countries: readonly string[]): Promise<Towns> {
  const table = new Map<string, Town>()
  const add = (town: Town) => {
    const name = plainName(town.name)
    if ((table.get(name)?.population ?? -1) < town.population) table.set(name, town)
  }
  const others = new Map(otherTownNames.map(([name, country, ...names]) => [`${country} ${name}`, names]))
  for (const town of await readTowns(new Set(countries))) {
    add(town)
    for (const other of others.get(`${town.country} ${town.name}`) ?? []) add({ ...town, name: other })
  }
  return table
}
