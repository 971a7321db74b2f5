import 'server-only'
import type { Spot } from 'component-schemas/cards/place-cards.ts'
import { plainName } from '../spot-of.ts'
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
  if (name === '') return undefined
  const key = [...new Set(countries)].toSorted().join(' ')
  const table = tables.get(key) ?? tableOf(key.split(' '))
  tables.set(key, table)
  try {
    return (await table).get(name)?.spot
  } catch (error) {
    tables.delete(key)
    throw error
  }
}

async function tableOf(countries: readonly string[]): Promise<Towns> {
  const table = new Map<string, Town>()
  const add = (name: string, town: Town) => {
    if ((table.get(name)?.population ?? -1) < town.population) table.set(name, town)
  }
  const others = new Map(otherTownNames.map(([name, country, ...names]) => [`${country} ${name}`, names]))
  for (const town of await readTowns(new Set(countries))) {
    add(plainName(town.name), town)
    for (const other of others.get(`${town.country} ${town.name}`) ?? []) add(plainName(other), town)
  }
  return table
}
