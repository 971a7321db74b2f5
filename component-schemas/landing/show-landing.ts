import type { ShownForm } from '../cards/resolved-data.ts'
import { isObject } from '../parse/is-object.ts'
import { asset } from '../parse/parse-asset.ts'
import { link } from '../parse/parse-link.ts'
import { readableText } from '../parse/readable-text.ts'
import type { Asset, Link } from '../schema/field-values.ts'
import { type LandingData, type LandingSection, landingSection } from './landing-data.ts'
import type { FieldMap, LandingField } from './landing-field.ts'
import { type LandingProblem, toProblem } from './landing-problem.ts'
import { type LandingSectionType, landingSections, type sectionFrame } from './landing-sections.ts'
import { houseTheme, landingTheme } from './landing-theme.ts'

/** Value of a field for the page: absent when it is empty. */
type ShownValue<Field> = Field extends { kind: 'text'; required: true }
  ? string
  : Field extends { kind: 'text' | 'moment' }
    ? string | undefined
    : Field extends { kind: 'flag' }
      ? boolean
      : Field extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : Field extends { kind: 'link' }
          ? Link | undefined
          : Field extends { kind: 'media' }
            ? Asset | undefined
            : Field extends { kind: 'form' }
              ? ShownForm | undefined
              : Field extends { kind: 'list'; of: infer Fields }
                ? readonly ({ id: string } & ShownValues<Fields>)[]
                : never

type ShownValues<Fields> = { readonly [Name in keyof Fields]: ShownValue<Fields[Name]> }

export type ShownSection<Type extends LandingSectionType = LandingSectionType> = {
  [Kind in Type]: { type: Kind; id: string } & ShownValues<typeof sectionFrame> &
    ShownValues<(typeof landingSections)[Kind]>
}[Type]

export type ShownLanding = {
  title: string
  theme: LandingData['theme']
  seo: { title?: string; description?: string; image?: Asset; noindex: boolean }
  sections: readonly ShownSection[]
}

export type LeftOut = { id: string; type: LandingSectionType; problems: readonly LandingProblem[] }

/**
 * A landing for its page. An unfinished section is left out, so that a page never breaks.
 * @param landing its links have a ready `href` where they lead to stories
 * @param forms uuid of a form's story -> the form; a missing one leaves its section without a form
 */
export function showLanding(
  landing: LandingData,
  forms: ReadonlyMap<string, ShownForm>,
): { shown: ShownLanding; leftOut: readonly LeftOut[] } {
  const judged = landing.sections.map((section) => ({ section, problems: problemsOf(section) }))
  const { title, description, image, noindex } = landing.seo
  const picture = shownMedia(image)
  return {
    shown: {
      title: landing.title,
      // Contrast is checked again here, because content may enter the CMS without the plugin.
      theme: landingTheme.safeParse(landing.theme).data ?? houseTheme,
      seo: {
        ...(title !== '' && { title }),
        ...(description !== '' && { description }),
        ...(picture && { image: picture }),
        noindex,
      },
      sections: judged.flatMap(({ section, problems }) =>
        problems.length === 0 ? [shownSection(section, forms)] : [],
      ),
    },
    leftOut: judged.flatMap(({ section: { id, type }, problems }) =>
      problems.length > 0 ? [{ id, type, problems }] : [],
    ),
  }
}

function problemsOf(section: LandingSection): LandingProblem[] {
  const parsed = landingSection.safeParse(section)
  return parsed.success ? [] : parsed.error.issues.map(toProblem)
}

type Forms = ReadonlyMap<string, ShownForm>

function shownSection(section: LandingSection, forms: Forms): ShownSection {
  const { type, id, tone, anchor } = section
  const values = shownValues(landingSections[type], section, forms)
  return { type, id, tone, anchor: anchor === '' ? undefined : anchor, ...values } as ShownSection
}

function shownValues(
  fields: FieldMap,
  values: Readonly<Record<string, unknown>>,
  forms: Forms,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, shownValue(field, values[name], forms)]),
  )
}

function shownValue(field: LandingField, value: unknown, forms: Forms): unknown {
  switch (field.kind) {
    case 'text':
      return readableText(String(value)).trim() || undefined
    case 'moment':
      return value === '' ? undefined : value
    case 'link':
      return link.safeParse(value).data
    case 'media':
      return shownMedia(value)
    case 'form':
      return forms.get(String(value))
    case 'list':
      return Array.isArray(value)
        ? value.filter(isObject).map((item) => ({ id: item['id'], ...shownValues(field.of, item, forms) }))
        : []
    default:
      return value
  }
}

function shownMedia(value: unknown): Asset | undefined {
  return asset.safeParse(value).data
}

/** uuids of the forms a landing shows. */
export function formsIn({ sections }: LandingData): string[] {
  return sections.flatMap((section) => (section.type === 'form' && section.form !== '' ? [section.form] : []))
}
