import { z } from 'zod'
import { safeParsed } from '../parse/safe-parsed.ts'
import type { ValuesOf } from './landing-field.ts'
import { landingFieldType } from './landing-field-type.ts'
import { isMalformed, type LandingProblem, problem, toProblem } from './landing-problem.ts'
import { type LandingSectionType, landingSections, landingSectionTypes, sectionFrame } from './landing-sections.ts'
import { landingTheme } from './landing-theme.ts'
import { checkLabels, partId, schemaOf, shapeOf } from './schema-of.ts'

export const landingVersion = 3

/** Bytes of the stored value; a usual page needs a tenth. */
const mostBytes = 256 * 1024

/** One section after its kind; `id` stays the same over every edit. */
export type LandingSection<Type extends LandingSectionType = LandingSectionType> = {
  [Kind in Type]: { type: Kind; id: string } & ValuesOf<typeof sectionFrame> & ValuesOf<(typeof landingSections)[Kind]>
}[Type]

const sectionSchemas = landingSectionTypes.map((type) =>
  z.strictObject({ type: z.literal(type), id: partId, ...shapeOf({ ...sectionFrame, ...landingSections[type] }) }),
)

const anySection: z.ZodType = z.discriminatedUnion('type', sectionSchemas as [(typeof sectionSchemas)[number]])

/** A section by itself, so that a page can leave out an unfinished one. */
export const landingSection = (anySection as z.ZodType<LandingSection>).superRefine((section, context) => {
  checkLabels(section, context)
  if (section.type === 'comparison') checkCells(section, context)
})

/** Metadata for search engines and shared links. */
export const landingSeo = {
  title: { kind: 'text', max: 60 },
  description: { kind: 'text', max: 160, lines: 'many' },
  image: { kind: 'media', files: 'images' },
  noindex: { kind: 'flag' },
} as const

/** The landing's name, above everything: the document's title where none is given for search engines. */
export const landingTitle = { kind: 'text', max: 120, required: true } as const

/**
 * The value of the field plugin, in one language: what the CMS stores, the plugin edits and the site reads. Texts are
 * those of one language, because the field is translatable and the CMS keeps one value for each.
 */
export const landingData = z
  .strictObject({
    plugin: z.literal(landingFieldType),
    version: z.literal(landingVersion),
    title: schemaOf(landingTitle),
    theme: landingTheme,
    seo: z.strictObject(shapeOf(landingSeo)),
    sections: z.array(landingSection).max(60),
  })
  .superRefine((landing, context) => {
    if (landing.sections.length === 0) context.addIssue(problem('sections-missing', landing, { path: ['sections'] }))
    else if (landing.sections[0]?.type !== 'hero')
      context.addIssue(problem('hero-missing', landing, { path: ['sections', 0, 'type'] }))
    const ids = landing.sections.flatMap(idsIn)
    if (new Set(ids).size < ids.length) context.addIssue(problem('id-taken', landing, { path: ['sections'] }))
    if (bytesOf(landing) > mostBytes) context.addIssue(problem('too-big', landing))
  })

export type LandingData = z.output<typeof landingData>

/** All problems of a value, unfinished and malformed; empty when the landing can be shown completely. */
export function problemsIn(value: unknown): LandingProblem[] {
  const parsed = safeParsed(landingData, value)
  return parsed.success ? [] : parsed.error.issues.map(toProblem)
}

/** Whether a value may be stored: it has the form of a landing, finished or not. */
export function isSavable(problems: readonly LandingProblem[]): boolean {
  return !problems.some(isMalformed)
}

function checkCells(
  { columns, rows }: LandingSection<'comparison'>,
  context: { addIssue: (issue: ReturnType<typeof problem>) => void },
): void {
  for (const [index, { cells }] of rows.entries()) {
    if (cells.length !== columns.length)
      context.addIssue(problem('cells-differ', cells, { path: ['rows', index, 'cells'], limit: columns.length }))
  }
}

/** Identities of a section and of everything in it. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn)
  if (typeof value !== 'object' || value === null || 'fieldtype' in value || 'filename' in value) return []
  const own = 'id' in value && typeof value.id === 'string' ? [value.id] : []
  return [...own, ...Object.values(value).flatMap(idsIn)]
}

/** Infinity for what is nested so deeply that it cannot be written at all. */
function bytesOf(value: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(value)).byteLength
  } catch {
    return Infinity
  }
}
