import 'server-only'
import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import { type Product, product } from 'component-schemas/content-types/product/schema.ts'
import type { WireStory } from '#site/content/delivery/wire-story.ts'
import type { Fit, Vehicle } from '#site/content/facets/blanks/fit-rows.ts'
import type { ProductIndex } from '#site/content/facets/product-table.ts'
import { listProductsNamed } from '#site/content/products/list-products-named.ts'
import { listProductStories } from '#site/content/products/product-stories.ts'
import type { SiteContext } from '#site/routing/path-for.ts'
import type { VehicleBlank } from './finding.ts'

/** Beyond this number a person chooses the model first. */
const mostBlanks = 24

/** As many devices as one vehicle may have. */
const mostDevices = 48

/** Machines and transponders named for one blank. */
const mostBeside = 2

type Known = { uuid: string; content: Product }

/**
 * The blanks of a vehicle, each with the transponders that go with it and the machines that cut it; undefined while more fit than a page
 * shows.
 * @throws CatalogueError content-unavailable
 */
export async function findVehicleBlanks(
  vehicle: Vehicle,
  index: ProductIndex,
  siteContext: SiteContext,
): Promise<readonly VehicleBlank[] | undefined> {
  const fits = index.vehicles.fitting(vehicle, 'blank', mostBlanks + 1)
  if (fits.length > mostBlanks) return undefined
  const devices = index.vehicles.fitting(vehicle, 'device', mostDevices)
  const blanks = (await listProductStories(uuidsOf(fits), siteContext.locale)).flatMap(known)
  const beside = new Map(blanks.map((blank) => [blank.uuid, besideOf(blank, index)]))
  const wanted = [...fits, ...devices].map(({ uuid }) => uuid)
  const others = [...beside.values()].flatMap(({ machines, transponders }) => [...machines, ...transponders])
  const cards = await listProductsNamed([...new Set([...wanted, ...others])], siteContext)
  const named = (uuids: readonly string[]) => uuids.flatMap((uuid) => cards.find((card) => card.uuid === uuid) ?? [])
  return fits.flatMap((fit): VehicleBlank[] => {
    const [card] = named([fit.uuid])
    const { machines = [], transponders = [] } = beside.get(fit.uuid) ?? {}
    if (!card) return []
    const own = named(devices.filter((device) => isTogether(device, fit)).map(({ uuid }) => uuid))
    const { model, fromYear, toYear, programming } = fit
    const all = [...own, ...named(transponders)].filter(isTransponder)
    return [
      { product: card, model, fromYear, toYear, programming, transponders: unique(all), machines: named(machines) },
    ]
  })
}

const uuidsOf = (fits: readonly { uuid: string }[]) => [...new Set(fits.map(({ uuid }) => uuid))]

function known({ uuid, content }: WireStory): Known[] {
  const parsed = product.content.safeParse(content)
  return parsed.success ? [{ uuid, content: parsed.data }] : []
}

/** Machines that the blank names, else those that cut its type; transponders of its chip. */
function besideOf({ content: { spec, usedOnMachines = [] } }: Known, index: ProductIndex) {
  if (spec.component !== 'spec_key_blank') return { machines: [], transponders: [] }
  const first = (selection: Record<string, string[]>) =>
    index.uuids({ selection }, { sort: 'name', from: 0, limit: mostBeside })
  const machines =
    usedOnMachines.length > 0
      ? usedOnMachines.slice(0, mostBeside)
      : first({ kind: ['machine'], operation: [spec.keyType] })
  return { machines, transponders: spec.chip ? first({ device: ['transponder'], chip: [spec.chip] }) : [] }
}

/** A device goes with a blank of the same model when both fit some year. */
function isTogether(device: Fit, blank: Fit): boolean {
  return (
    device.model === blank.model &&
    (device.fromYear ?? 0) <= (blank.toYear ?? Infinity) &&
    (blank.fromYear ?? 0) <= (device.toYear ?? Infinity)
  )
}

/** Transponders, and remote controls that have one. */
function isTransponder({ spec }: ProductCard): boolean {
  return spec?.component === 'spec_electronic' && ['transponder', 'remote'].includes(spec.deviceType)
}

function unique(cards: readonly ProductCard[]): ProductCard[] {
  return cards.filter(({ uuid }, index) => cards.findIndex((card) => card.uuid === uuid) === index)
}
