import { useLingui } from '@lingui/react/macro'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { nameOf } from '#site/blocks/product-details/name-of.ts'
import { facetLabels } from './facet-labels.ts'

export type FacetNames = {
  /** What the facet is called. */
  facet: (name: string) => string
  /** What a value of it is called. */
  value: (name: string, value: string) => string
}

/** The words of facets and their values in the reader's language; without a word, the name itself. */
export function useFacetNames(context: BlockContext): FacetNames {
  const { i18n } = useLingui()
  return {
    facet: (name) => {
      const words = facetLabels[name]
      return words ? i18n._(words.label) : name
    },
    value: (name, value) => {
      const words = facetLabels[name]
      return words ? nameOf(value, words.form, { read: (message) => i18n._(message), context }) : value
    },
  }
}
