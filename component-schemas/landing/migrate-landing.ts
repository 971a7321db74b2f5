import { isObject } from '../parse/is-object.ts'
import { emptyItem, emptyLanding, emptySection, type NewId } from './empty-value.ts'
import type { LandingData, LandingSection } from './landing-data.ts'
import type { FieldMap, LandingField } from './landing-field.ts'
import { emptyLink, linkKinds } from './landing-link.ts'
import { landingMedia } from './landing-media.ts'
import { type LandingSectionType, landingSections, sectionFrame } from './landing-sections.ts'
import { houseTheme, landingTheme } from './landing-theme.ts'
import type { LandingOne, LandingTwo } from './older-landings.ts'

/** The first form's fixed parts become sections in the order in which they were shown. */
export function oneToTwo({ title, color, hero, points, questions, form }: LandingOne): LandingTwo {
  const { buttonText, buttonUrl, image, ...words } = hero
  return {
    version: 2,
    title,
    colors: { ground: color, accent: '' },
    seo: { title: '', description: '' },
    sections: [
      {
        type: 'hero',
        tone: 'strong',
        title: words.title,
        text: words.text,
        media: image,
        actionLabel: buttonText,
        action: buttonUrl,
      },
      ...(points.length > 0 ? [{ type: 'features', title, items: points }] : []),
      ...(questions.length > 0 ? [{ type: 'questions', title, items: questions }] : []),
      ...(form === '' ? [] : [{ type: 'form', title, form }]),
    ],
  }
}

/** Web addresses become links, parts get ids, and fields that the second form did not have are empty. */
export function twoToThree({ title, colors, seo, sections }: LandingTwo, newId: NewId): LandingData {
  const empty = emptyLanding(newId)
  return {
    ...empty,
    title,
    theme: themeOf(colors),
    seo: { ...empty.seo, title: seo.title, description: seo.description },
    sections: sections.flatMap((section) => (isKnown(section) ? [sectionOf(section, newId)] : [])),
  }
}

/** Colours without enough contrast become the house's own. */
function themeOf(colors: LandingTwo['colors']): LandingData['theme'] {
  const wanted = { ground: colors.ground, accent: colors.accent === '' ? houseTheme.accent : colors.accent }
  return landingTheme.safeParse(wanted).data ?? houseTheme
}

function isKnown(section: { type: string }): section is { type: LandingSectionType } {
  return Object.hasOwn(landingSections, section.type)
}

type Older = Readonly<Record<string, unknown>>

function sectionOf(older: { type: LandingSectionType } & Older, newId: NewId): LandingSection {
  const fields = { ...sectionFrame, ...landingSections[older.type] }
  return { ...emptySection(older.type, newId), ...known(fields, older, newId) }
}

/** The values of an older object that its fields can take. */
function known(fields: FieldMap, older: Older, newId: NewId): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = valueOf(field, older[name], newId)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

type Taking = { [Kind in LandingField['kind']]: (older: unknown, field: LandingField<Kind>, newId: NewId) => unknown }

const asText = (older: unknown) => (typeof older === 'string' ? older : undefined)

/** One row a kind of field: an older value as it is stored now; undefined when the field cannot take it. */
const taking: Taking = {
  text: asText,
  moment: asText,
  form: asText,
  flag: (older) => (typeof older === 'boolean' ? older : undefined),
  choice: (older, { choices }) => choices.find((choice) => choice === older || choice === numeral(older)),
  link: (older) => (typeof older === 'string' && older !== '' ? linkTo(older) : undefined),
  media: mediaOf,
  list: (older, { of }, newId) =>
    Array.isArray(older)
      ? older.map((item: unknown) => ({ ...emptyItem(of, newId), ...known(of, asParts(item), newId) }))
      : undefined,
}

/** The first forms kept numbers of columns. */
function numeral(older: unknown): string | undefined {
  return typeof older === 'number' ? String(older) : undefined
}

function valueOf<Kind extends LandingField['kind']>(field: LandingField<Kind>, older: unknown, newId: NewId): unknown {
  return taking[field.kind](older, field, newId)
}

/** An entry that was a bare text is one of a text. */
function asParts(item: unknown): Older {
  return isObject(item) ? item : { text: item }
}

function linkTo(address: string) {
  const [, mail] = /^mailto:(.+)$/i.exec(address) ?? []
  const kind = mail === undefined ? linkKinds[0] : 'email'
  const link = { ...emptyLink(kind), url: mail ?? address, cached_url: mail ?? address }
  return mail === undefined ? link : { ...link, email: mail }
}

/** The first form kept an address, the second the vendor's asset. */
function mediaOf(older: unknown): unknown {
  if (typeof older === 'string' && older !== '') {
    return { fieldtype: 'asset', id: null, filename: older, alt: '', title: '', copyright: '', focus: '' }
  }
  const read = landingMedia.safeParse(older)
  return read.success ? read.data : undefined
}
