import type { Field } from '../schema/field.ts'
import { text, textarea, translated } from './text-fields.ts'
import { number } from './value-fields.ts'

export const eyebrow = text('Line above the title', 'Names the subject in two or three words.', translated(60))

/** Title and introduction above the content of a block. */
export function headingFields(guidance: string) {
  return {
    title: text('Title', guidance, translated(80)),
    intro: textarea('Introduction', 'One or two sentences under the title.', translated(300)),
  }
}

type Grid<Items> = { heading: string; items: Items; columns: string }

/** The same with items side by side. */
export function gridFields<Items extends Field>({ heading, items, columns }: Grid<Items>) {
  return { ...headingFields(heading), items, columns: number('Columns', columns, { min: 2, max: 4, default: 3 }) }
}
