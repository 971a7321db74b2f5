import type { LandingLink } from './landing-link.ts'
import type { LandingMedia } from './landing-media.ts'

/**
 * One value of a landing's section, as data. From it come the rule (`schema-of.ts`), the empty value (`empty-value.ts`),
 * the control of the field plugin, and the value on the page (`show-landing.ts`).
 */
export type LandingField<Kinds extends keyof FieldKinds = keyof FieldKinds> = {
  [Kind in Kinds]: { kind: Kind } & FieldKinds[Kind]
}[Kinds]

type FieldKinds = {
  text: { max: number; lines?: 'many'; form?: 'anchor'; required?: true }
  choice: { choices: readonly [string, ...string[]] }
  flag: {}
  /** A point in time: ISO 8601 with its distance from UTC. */
  moment: { required?: true }
  link: { required?: true }
  /** A file of the CMS. `hasAlt` requires an alternative text. */
  media: { files: 'images' | 'videos'; hasAlt?: true; required?: true }
  /** uuid of a form's story. */
  form: { required?: true }
  list: { of: FieldMap; min: number; max: number }
}

export type FieldMap = Readonly<Record<string, LandingField>>

/** Stored value of a field. Empty is the empty text, `null` for a link or a file, and the list without items. */
export type ValueOf<Field> = Field extends { kind: 'text' | 'moment' | 'form' }
  ? string
  : Field extends { kind: 'flag' }
    ? boolean
    : Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
      ? Choice
      : Field extends { kind: 'link' }
        ? LandingLink | null
        : Field extends { kind: 'media' }
          ? LandingMedia | null
          : Field extends { kind: 'list'; of: infer Fields }
            ? ({ id: string } & ValuesOf<Fields>)[]
            : never

export type ValuesOf<Fields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> }
