import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { entryLabel } from '#site/blocks/product-details/entry-label.ts'
import { cutSides } from '#site/blocks/product-details/key-blank-details.ts'
import type { BlankChoices } from '#site/content/facets/blanks/blank-columns.ts'
import { drawKey } from '#site/ui/key-drawing/draw-key.ts'
import { drawSection } from '#site/ui/key-drawing/draw-section.ts'
import { exampleOf } from './example-keys.ts'
import type { PicturedChoice } from './pictured-choices.tsx'

/** The answers that blanks of a kind allow, each with its drawing: an example of the kind that differs in this alone. */
export function usePicturedAnswers(keyType: string, choices: BlankChoices, context: BlockContext) {
  const { i18n } = useLingui()
  const example = exampleOf(keyType)
  const number = new Intl.NumberFormat(context.locale)
  const heads = choices.heads.map((head): PicturedChoice => {
    const label = entryLabel('bow_shape', head, context)
    return { value: head, label, view: drawKey({ ...example, head, length: 14, cuts: 0 }) }
  })
  const cuts = choices.cuts.map(
    (count): PicturedChoice => ({
      value: String(count),
      label: number.format(count),
      view: drawKey({ ...example, cuts: count }),
    }),
  )
  const grooves = choices.grooves.map(
    (count): PicturedChoice => ({
      value: String(count),
      label: number.format(count),
      view: drawSection({ ...example, grooves: count }),
    }),
  )
  const sides = choices.sides.map((side): PicturedChoice => {
    const name = cutSides[side as keyof typeof cutSides]
    return { value: side, label: name ? i18n._(name) : side, view: drawKey({ ...example, sides: side }) }
  })
  return { heads, cuts, grooves, sides }
}
