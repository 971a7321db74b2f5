import 'server-only'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { geoBounds } from 'd3-geo'
import type { Polygon, Position } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { z } from 'zod'

/** A piece of land of one country: its outline, and the box around it in degrees: west, south, east, north. */
export type Land = { outline: Polygon; box: readonly [west: number, south: number, east: number, north: number] }

let reading: Promise<Land[]> | undefined

/** The outlines of all countries, of the scale 1:50 million: Natural Earth (public domain), in the package `world-atlas`. */
export async function readLand(): Promise<Land[]> {
  reading ??= parseLand()
  try {
    return await reading
  } catch (error) {
    reading = undefined
    throw error
  }
}

async function parseLand(): Promise<Land[]> {
  // The package is not part of the framework's bundle; the process runs in the folder of the site.
  const { resolve } = createRequire(join(process.cwd(), 'package.json'))
  const atlas: unknown = JSON.parse(await readFile(resolve('world-atlas/countries-50m.json'), 'utf8'))
  if (!isAtlas(atlas)) throw new Error('The outlines of countries are not in the form of TopoJSON.')
  return feature(atlas, atlas.objects.countries).features.flatMap(({ geometry }) => polygonsOf(geometry).map(toLand))
}

type Atlas = Topology<{ countries: GeometryCollection }>

const atlasForm = z.object({
  type: z.literal('Topology'),
  arcs: z.array(z.unknown()),
  objects: z.object({ countries: z.object({ type: z.literal('GeometryCollection') }) }),
})

function isAtlas(value: unknown): value is Atlas {
  return atlasForm.safeParse(value).success
}

function polygonsOf(geometry: GeoJSON.Geometry): Position[][][] {
  if (geometry.type === 'Polygon') return [geometry.coordinates]
  return geometry.type === 'MultiPolygon' ? geometry.coordinates : []
}

function toLand(coordinates: Position[][]): Land {
  const outline: Polygon = { type: 'Polygon', coordinates }
  const [[west, south], [east, north]] = geoBounds(outline)
  // A country on both sides of the meridian of 180 degrees ends west of where it begins.
  return { outline, box: west <= east ? [west, south, east, north] : [-180, south, 180, north] }
}
