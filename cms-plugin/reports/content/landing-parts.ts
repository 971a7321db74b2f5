import { countedIds } from 'component-schemas/landing/counted-ids.ts'
import { landingSeo, landingTitle } from 'component-schemas/landing/landing-data.ts'
import type { FieldMap, LandingField } from 'component-schemas/landing/landing-field.ts'
import { landingFieldType } from 'component-schemas/landing/landing-field-type.ts'
import { landingSections, sectionFrame } from 'component-schemas/landing/landing-sections.ts'
import { readLanding } from 'component-schemas/landing/read-landing.ts'
import { isObject } from 'component-schemas/parse/is-object.ts'
import type { Field } from 'component-schemas/schema/field.ts'

/** One value inside of a landing. */
export type LandingPart = {
  field: LandingField
  value: unknown
  /** From the field with the landing to the value: `.sections[2].action`. */
  step: string
}

/** Whether a field of the schema contains a landing. */
export function isLanding({ wire }: Field): boolean {
  return wire.type === 'custom' && wire.field_type === landingFieldType
}

/**
 * Every value of a landing that its definition knows, whatever version it was stored in. A landing that the site refuses is
 * walked too, as far as it has the form of one: the reason of the refusal may be the wanted finding.
 */
export function landingParts(stored: unknown): readonly LandingPart[] {
  if (!isObject(stored)) return []
  const parts = known.get(stored) ?? readParts(stored)
  known.set(stored, parts)
  return parts
}

/** Each check of a field needs them; reading a landing takes longer than the checks. */
const known = new WeakMap<object, readonly LandingPart[]>()

function readParts(stored: unknown): LandingPart[] {
  const read = readLanding(stored, countedIds())
  const landing = read.state === 'unreadable' ? stored : read.state === 'read' ? read.data : undefined
  if (!isObject(landing)) return []
  const sections = Array.isArray(landing['sections']) ? landing['sections'] : []
  return [
    ...partsOf({ title: landingTitle }, landing, ''),
    ...partsOf(landingSeo, landing['seo'], '.seo'),
    ...sections.flatMap((section: unknown, at) => partsOf(fieldsOf(section), section, `.sections[${at}]`)),
  ]
}

function fieldsOf(section: unknown): FieldMap {
  const type = isObject(section) && typeof section['type'] === 'string' ? section['type'] : ''
  const own = Object.hasOwn(landingSections, type) ? landingSections[type as keyof typeof landingSections] : {}
  return { ...sectionFrame, ...own }
}

function partsOf(fields: FieldMap, values: unknown, step: string): LandingPart[] {
  if (!isObject(values)) return []
  return Object.entries(fields).flatMap(([name, field]): LandingPart[] => {
    const [value, at] = [values[name], `${step}.${name}`]
    if (field.kind !== 'list') return [{ field, value, step: at }]
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => partsOf(field.of, item, `${at}[${index}]`))
  })
}
