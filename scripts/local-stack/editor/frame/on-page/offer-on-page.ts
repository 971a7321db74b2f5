import { fieldNameFor } from '../../fields/field-name.ts'
import type { WireComponent } from '../../services/wire-component.ts'

/** How a text is edited on the page: as one line, as lines, or in the form alone. */
export type TextKind = 'line' | 'lines' | 'form'

export type OfferedText = { kind: TextKind; label: string }

/** The texts of each component by field. */
export type OfferedTexts = Readonly<Record<string, Readonly<Record<string, OfferedText>>>>

const kinds: Readonly<Record<string, TextKind>> = {
  text: 'line',
  textarea: 'lines',
  richtext: 'form',
  markdown: 'form',
}

/** In another language than the default one only translatable texts: the form shows the others read-only. */
export function offeredTexts(components: readonly WireComponent[], language: string): OfferedTexts {
  return Object.fromEntries(
    components.map(({ name, schema }) => [
      name,
      Object.fromEntries(
        Object.entries(schema).flatMap(([field, wire]): [string, OfferedText][] => {
          const kind = kinds[wire.type]
          const isOffered = kind !== undefined && (language === '' || wire.translatable === true)
          return isOffered ? [[field, { kind, label: fieldNameFor(wire, field) }]] : []
        }),
      ),
    ]),
  )
}

/** Sends the page the fields that it may edit, when its bridge has connected. */
export function offerOnPage(components: readonly WireComponent[], language: string): Record<string, unknown> {
  return { action: 'offerOnPage', texts: offeredTexts(components, language) }
}
