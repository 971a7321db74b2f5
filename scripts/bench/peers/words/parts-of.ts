import { type Card, cardOf } from './card-of.ts'
import { hrefOf } from './links-of.ts'
import { type Picture, pictureOf } from './picture-of.ts'
import type { Blok, Story } from './story.ts'

/** The text of a block, in the order of its fields; each peer renders every kind once. */
export type Part =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'fact'; name: string; text: string }
  | { kind: 'rich'; document: unknown }
  | { kind: 'picture'; picture: Picture }
  | { kind: 'link'; href: string; label: string }
  | { kind: 'bloks'; bloks: Blok[] }
  | { kind: 'cards'; cards: readonly Card[] }

/** Fields that arrange or configure a block and are no words of it. */
const silent = new Set(
  '_uid component _editable theme spacing anchor level alignment width order limit columns side ratio openFirst seo template layout channel status kind date ctaLabel linkLabel availableFrom availableUntil'.split(
    ' ',
  ),
)

const headings = new Set(['title', 'name', 'question'])

/** Kinds whose fields are measures and names: a list of details. */
const factual = /^(spec_|product_variant|packaging|cross_reference)/

type Said = { blok: Blok; field: string; value: unknown }

/** The functions that turn a value into parts, by its shape: the first that gives some counts. */
const shapes: readonly ((said: Said) => Part[])[] = [saysPlainly, saysList, saysDocument, saysPicture, saysLink]

/**
 * @param lists the cards of listings, by the name of the block that lists
 */
export function partsOf(blok: Blok, lists: Readonly<Record<string, readonly Card[]>>): Part[] {
  const listed = lists[blok.component] ?? []
  const own = Object.entries(blok)
    .filter(([field, value]) => !silent.has(field) && value !== '' && value !== null && value !== undefined)
    .flatMap(([field, value]) => {
      for (const shape of shapes) {
        const parts = shape({ blok, field, value })
        if (parts.length > 0) return parts
      }
      return []
    })
  return listed.length > 0 ? [...own, { kind: 'cards', cards: listed }] : own
}

function saysPlainly({ blok, field, value }: Said): Part[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = String(value)
  if (factual.test(blok.component)) return [{ kind: 'fact', name: field, text }]
  if (!headings.has(field)) return [{ kind: 'text', text }]
  return [{ kind: isTitle(blok) ? 'title' : 'heading', text }]
}

function isBlok(value: unknown): value is Blok {
  return typeof value === 'object' && value !== null && 'component' in value
}

function isStory(value: unknown): value is Story {
  return typeof value === 'object' && value !== null && 'full_slug' in value && 'content' in value
}

function isTitle({ component, level }: Blok): boolean {
  return level === 'h1' || ['product', 'news_item', 'slim_hero'].includes(component)
}

function saysList({ value }: Said): Part[] {
  if (!Array.isArray(value) || value.length === 0) return []
  if (value.every(isBlok)) return [{ kind: 'bloks', bloks: value }]
  if (value.every(isStory)) return [{ kind: 'cards', cards: value.map(cardOf) }]
  return value.flatMap((item) => saysPicture({ blok: { component: '', _uid: '' }, field: '', value: item }))
}

function saysDocument({ value }: Said): Part[] {
  const isDocument = typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc'
  return isDocument ? [{ kind: 'rich', document: value }] : []
}

function saysPicture({ value }: Said): Part[] {
  const picture = pictureOf(value)
  return picture ? [{ kind: 'picture', picture }] : []
}

function saysLink({ blok, field, value }: Said): Part[] {
  if (isStory(value)) return [{ kind: 'cards', cards: [cardOf(value)] }]
  const href = hrefOf(value)
  if (href === undefined) return []
  return [{ kind: 'link', href, label: String(blok[`${field}Label`] ?? blok['label'] ?? href) }]
}
