import { countedIds } from 'component-schemas/landing/counted-ids.ts'
import { emptyItem, emptyLanding, emptySection, emptyValue, type NewId } from 'component-schemas/landing/empty-value.ts'
import { type LandingData, landingData, landingSeo } from 'component-schemas/landing/landing-data.ts'
import type { FieldMap, LandingField } from 'component-schemas/landing/landing-field.ts'
import { toProblem } from 'component-schemas/landing/landing-problem.ts'
import { landingSections, landingSectionTypes, sectionFrame } from 'component-schemas/landing/landing-sections.ts'
import { z } from 'zod'

/** Resolves names of a content file to values of the space. */
export type LandingTargets = {
  /** A picture or another file -> the vendor's asset. */
  file: (source: unknown) => object
  /** `@page/contacto`, an address, or a mail address -> the vendor's link. */
  link: (target: string) => object
  /** `@form/demostracion` -> uuid. */
  uuid: (target: string) => string
}

const part = z.record(z.string(), z.unknown())

const sourceLanding = z.strictObject({
  title: z.string(),
  theme: z.strictObject({ ground: z.string(), accent: z.string() }).optional(),
  seo: part.default({}),
  sections: z.array(z.looseObject({ type: z.enum(landingSectionTypes) })),
})

/**
 * A landing of a content file, in one language: missing fields are empty.
 * @param value language -> landing
 * @throws Error that names every field that is unknown, unfinished or malformed
 */
export function compileLanding(value: unknown, language: string, targets: LandingTargets): LandingData {
  const source = sourceLanding.parse(part.parse(value)[language])
  const newId = countedIds()
  const parsed = landingData.safeParse({
    ...emptyLanding(newId),
    title: source.title,
    ...(source.theme && { theme: source.theme }),
    seo: filled(landingSeo, source.seo, { targets, newId }),
    sections: source.sections.map(({ type, ...values }) => ({
      ...emptySection(type, newId),
      ...filled({ ...sectionFrame, ...landingSections[type] }, values, { targets, newId }),
    })),
  })
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(toProblem).map(({ code, path }) => `${path.join('.')}: ${code}`)
  throw new Error(`${language}: ${problems.join(', ')}`)
}

type Making = { targets: LandingTargets; newId: NewId }

function filled(fields: FieldMap, values: Readonly<Record<string, unknown>>, making: Making): object {
  const unknown = Object.keys(values).filter((name) => !Object.hasOwn(fields, name))
  if (unknown.length > 0) throw new Error(`a landing has no field ${unknown.join(', ')} there`)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      values[name] === undefined ? emptyValue(field, making.newId) : valueOf(field, values[name], making),
    ]),
  )
}

function valueOf(field: LandingField, value: unknown, making: Making): unknown {
  const { targets, newId } = making
  switch (field.kind) {
    case 'text':
      return String(value).trim()
    case 'media':
      return targets.file(value)
    case 'link':
      return typeof value === 'string' ? targets.link(value) : assetLink(targets.file(value))
    case 'form':
      return targets.uuid(String(value))
    case 'list':
      return z
        .array(part)
        .parse(value)
        .map((item) => ({ ...emptyItem({}, newId), ...filled(field.of, item, making) }))
    default:
      return value
  }
}

/** A link to a file, as the vendor stores it. */
function assetLink(file: object): object {
  const { filename } = z.looseObject({ filename: z.string() }).parse(file)
  return { fieldtype: 'multilink', linktype: 'asset', id: '', url: filename, cached_url: filename }
}
