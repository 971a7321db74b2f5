import { type LandingData, type LandingSection, landingSeo, landingVersion } from './landing-data.ts'
import type { FieldMap, LandingField, ValueOf, ValuesOf } from './landing-field.ts'
import { landingFieldType } from './landing-field-type.ts'
import { type LandingSectionType, landingSections, sectionFrame } from './landing-sections.ts'
import { houseTheme } from './landing-theme.ts'

/** Returns a new id at every call. */
export type NewId = () => string

/** Initial value of a field; a list starts with its minimum of empty entries. */
export function emptyValue<Field extends LandingField>(field: Field, newId: NewId): ValueOf<Field> {
  return emptyOf(field, newId) as ValueOf<Field>
}

function emptyOf(field: LandingField, newId: NewId): unknown {
  switch (field.kind) {
    case 'text':
    case 'moment':
    case 'form':
      return ''
    case 'flag':
      return false
    case 'choice':
      return field.choices[0]
    case 'link':
    case 'media':
      return null
    case 'list':
      return Array.from({ length: field.min }, () => emptyItem(field.of, newId))
  }
}

export function emptyItem<Fields extends FieldMap>(fields: Fields, newId: NewId): { id: string } & ValuesOf<Fields> {
  return { id: newId(), ...emptyValues(fields, newId) }
}

function emptyValues<Fields extends FieldMap>(fields: Fields, newId: NewId): ValuesOf<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [name, emptyValue(field, newId)])
  return Object.fromEntries(entries) as ValuesOf<Fields>
}

export function emptySection<Type extends LandingSectionType>(type: Type, newId: NewId): LandingSection<Type> {
  return { type, id: newId(), ...emptyValues(sectionFrame, newId), ...emptyValues(landingSections[type], newId) }
}

/** A new landing: in the house's colours, with its opening section. */
export function emptyLanding(newId: NewId): LandingData {
  return {
    plugin: landingFieldType,
    version: landingVersion,
    title: '',
    theme: houseTheme,
    seo: emptyValues(landingSeo, newId),
    sections: [{ ...emptySection('hero', newId), tone: 'strong' }],
  }
}
