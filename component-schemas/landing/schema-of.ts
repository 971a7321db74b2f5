import { z } from 'zod'
import type { FieldMap, LandingField, ValueOf, ValuesOf } from './landing-field.ts'
import { landingLink } from './landing-link.ts'
import { landingMedia } from './landing-media.ts'
import { problem } from './landing-problem.ts'
import { labelledLink } from './landing-sections.ts'

/** Identity of a section or an entry; stable over edits. */
export const partId = z.string().regex(/^[\w-]{1,64}$/)

/** Longest stored text, above the limit of any field. */
const utmost = 20_000

/** One row a kind of field. */
const schemas: { [Kind in LandingField['kind']]: (field: LandingField<Kind>) => z.ZodType } = {
  text: (field) =>
    z
      .string()
      .max(utmost)
      .superRefine((text, context) => checkText(text, { field, context })),
  choice: ({ choices }) => z.enum(choices),
  flag: () => z.boolean(),
  moment: ({ required }) =>
    z.string().superRefine((moment, context) => {
      if (moment === '' && required) context.addIssue(problem('moment-missing', moment))
      if (moment !== '' && !isMoment(moment)) context.addIssue(problem('moment-form', moment))
    }),
  link: ({ required }) => needed(landingLink, { required, code: 'link-missing' }),
  media: ({ required, hasAlt }) => needed(hasAlt ? withAlt : landingMedia, { required, code: 'media-missing' }),
  form: ({ required }) =>
    z.union([z.literal(''), z.uuid()]).superRefine((form, context) => {
      if (form === '' && required) context.addIssue(problem('form-missing', form))
    }),
  list: ({ of, min, max }) =>
    z
      .array(z.strictObject({ id: partId, ...shapeOf(of) }))
      .max(200)
      .superRefine((items, context) => {
        if (items.length < min) context.addIssue(problem('list-short', items, { limit: min }))
        if (items.length > max) context.addIssue(problem('list-long', items, { limit: max }))
      }),
}

/** The rule of one field. */
export function schemaOf<Field extends LandingField>(field: Field): z.ZodType<ValueOf<Field>> {
  return schemaOfKind(field) as z.ZodType<ValueOf<Field>>
}

function schemaOfKind<Kind extends LandingField['kind']>(field: LandingField<Kind>): z.ZodType {
  return schemas[field.kind](field)
}

/** The rules of several fields, for an object. */
export function shapeOf<Fields extends FieldMap>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof Fields]: z.ZodType<ValuesOf<Fields>[Name]>
  }
}

type Adding = { addIssue: (issue: ReturnType<typeof problem>) => void }

function checkText(text: string, { field, context }: { field: LandingField<'text'>; context: Adding }): void {
  const { required, max, form } = field
  const words = text.trim()
  if (words === '') {
    if (required) context.addIssue(problem('text-missing', text))
    return
  }
  if (words.length > max) context.addIssue(problem('text-long', text, { limit: max }))
  if (form === 'anchor' && !/^[a-z][a-z0-9-]*$/.test(words)) context.addIssue(problem('anchor-form', text))
}

const withAlt = landingMedia.superRefine((media, context) => {
  if (media.filename !== '' && !media.alt?.trim()) context.addIssue(problem('alt-missing', media, { path: ['alt'] }))
})

function needed<Value>(
  schema: z.ZodType<Value>,
  { required, code }: { required: true | undefined; code: 'link-missing' | 'media-missing' },
): z.ZodType<Value | null> {
  return schema.nullable().superRefine((value, context) => {
    if (value === null && required) context.addIssue(problem(code, value))
  })
}

/** ISO 8601 with minutes and a distance from UTC. */
function isMoment(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text))
  )
}

/** A link without a label, or a label without a link. */
export function checkLabels(section: Readonly<Record<string, unknown>>, context: Adding): void {
  const { label, link } = labelledLink
  const words = section[label]
  if (typeof words !== 'string') return
  const isLabelled = words.trim() !== ''
  if (isLabelled === (section[link] !== null)) return
  context.addIssue(problem(isLabelled ? 'link-missing' : 'label-missing', words, { path: [isLabelled ? link : label] }))
}
