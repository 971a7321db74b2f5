import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { z } from 'zod'
import { type SourceStory, sourceStory } from './source-story.ts'

const stretch = z.tuple([z.string(), z.string(), z.string(), z.string()])

const shopTable = z.strictObject({
  verifiedOn: z.string(),
  /** Name of a habit -> its hours: first day, last day, opens, closes. */
  hours: z.record(z.string(), z.array(stretch).min(1)),
  shops: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      /** The first is the shop's own: its folder. */
      lines: z.array(z.string()).min(1),
      at: z.tuple([z.number(), z.number()]),
      hours: z.string(),
    }),
  ),
})

type Table = z.output<typeof shopTable>
type Row = Table['shops'][number]

/** Pictures of shop fronts, by their number (`pictures/scenes/shop-fronts.ts`). */
const fronts = 6

/** Alternative text of each, as on pages. */
const frontAlt = 'Escaparate de una tienda de llaves con su toldo.'

/**
 * The shops of the table as stories, by key. Names of shops are proper names: they are the same in every language.
 * @throws Error that names the problem
 */
export async function readShopTable(path: string): Promise<SourceStory[]> {
  const parsed = shopTable.safeParse(parse(await readFile(path, 'utf8')))
  if (!parsed.success) throw new Error(`content/tables/shops.yaml\n${z.prettifyError(parsed.error)}`)
  return parsed.data.shops.map((row, index) => shopStory(row, index, parsed.data))
}

function shopStory(row: Row, index: number, table: Table): SourceStory {
  const { id, name, lines, at, hours, ...fields } = row
  const habit = table.hours[hours]
  if (!habit) throw new Error(`content/tables/shops.yaml, ${id}: there are no hours ${hours}`)
  const [latitude, longitude] = at
  const story = sourceStory.parse({
    name,
    hasProperName: true,
    folder: `global/tiendas-${lines[0]}`,
    slug: id,
    content: {
      component: 'shop',
      name,
      lines,
      latitude,
      longitude,
      verifiedOn: table.verifiedOn,
      ...fields,
      email: `${id}@tiendas.example`,
      image: { picture: `shop/front-${(index % fronts) + 1}`, alt: frontAlt },
      openingHours: habit.map(([from, to, opens, closes]) => ({
        component: 'opening_hours',
        from,
        opens,
        closes,
        ...(to === from ? {} : { to }),
      })),
    },
  })
  return { ...story, key: `shop/${id}`, file: 'content/tables/shops.yaml' }
}
