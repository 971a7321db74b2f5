import { isObject } from 'component-schemas/parse/is-object.ts'
import { z } from 'zod'

/** A story of the demo as the management API gives it. */
export const demoStory = z.looseObject({
  name: z.string(),
  slug: z.string(),
  parent_id: z.number().nullish(),
  is_startpage: z.boolean().nullish(),
  content: z.looseObject({ component: z.string() }),
  translated_slugs: z
    .array(z.looseObject({ lang: z.string(), slug: z.string(), name: z.string().nullish() }))
    .nullish(),
})

export type DemoStory = z.output<typeof demoStory>

/** Fields whose values tell stories of one kind apart; a copy gets its own. */
const ownFields: readonly string[] = ['code', 'number', 'from', 'name', 'title']

/** Slug that identifies a copy; the number is its position among all of its kind. */
export function slugOfCopy(kind: string, number: number): string {
  return `l-${kind.replaceAll('_', '-')}-${number}`
}

/**
 * The body of a new story like one of the demo: the same texts, pictures and relations, another name, code and address.
 * @param languages copied besides Spanish; texts of other languages are left out to keep the set small
 */
export function copyStory(story: DemoStory, number: number, languages: readonly string[]): Record<string, unknown> {
  const slug = slugOfCopy(story.content.component, number)
  const slugs = (story.translated_slugs ?? []).filter(({ lang }) => languages.includes(lang))
  return {
    name: `${story.name} ${number}`,
    slug,
    parent_id: story.parent_id ?? 0,
    content: renamed(inLanguages(story.content, languages), number),
    translated_slugs_attributes: slugs.map(({ lang, name }) => ({
      lang,
      slug,
      name: `${name ?? story.name} ${number}`,
    })),
  }
}

type Content = Readonly<Record<string, unknown>>

function renamed(content: Content, number: number): Content {
  const own = Object.entries(content).flatMap(([name, value]) => {
    const [field = ''] = name.split('__i18n__')
    return ownFields.includes(field) && typeof value === 'string'
      ? [[name, withNumber(field, value, number)] as const]
      : []
  })
  return { ...content, ...Object.fromEntries(own) }
}

/** A part number and an address have no spaces; a name does. */
function withNumber(field: string, value: string, number: number): string {
  if (field === 'code' || field === 'number') return `${value.slice(0, 20)}-L${number}`
  return field === 'from' ? `${value}-${number}` : `${value} ${number}`
}

/** The same content without the texts of other languages, at any depth. */
function inLanguages(content: Content, languages: readonly string[]): Content {
  const reduced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(reduced)
    return isObject(value) ? inLanguages(value, languages) : value
  }
  const entries = Object.entries(content).filter(([name]) => isStored(name, languages))
  return Object.fromEntries(entries.map(([name, inner]) => [name, reduced(inner)]))
}

function isStored(name: string, languages: readonly string[]): boolean {
  const language = name.split('__i18n__')[1]
  return language === undefined || languages.includes(language)
}
