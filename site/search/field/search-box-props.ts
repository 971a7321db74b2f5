import type { IndexFamily } from 'component-schemas/search/index-names.ts'
import type { LocaleCode } from '#site/routing/locales.ts'
import type { ReplacedServerField } from '#site/ui/suggestion-field/suggestion-field.client.tsx'
import type { BoxTexts } from './field-labels.ts'

export type TypingBoxProps = SearchBoxProps & { words: string; replacedServerField: ReplacedServerField }

export type SearchBoxProps = {
  /** Unique on the page; a label of the form names it. */
  id: string
  label: string
  placeholder?: string | undefined
  /** What was typed before. */
  words?: string
  maxLength: number
  isRequired?: boolean
  describedBy?: string | undefined
  className: string | undefined
  /** Path of the page with all results. */
  action: string
  family: IndexFamily
  market: string
  locale: LocaleCode
  texts: BoxTexts
}
