import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { Translations } from '../translations/use-translations.ts'
import { type ChosenLanguages, LanguagesChoice } from './languages-choice.tsx'

type Props = {
  translations: Translations
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Offered at first when the editor chooses languages. */
  language: string
}

/**
 * The choice of the languages to unpublish: the whole page, or some of the translations that visitors get. The space's own language is
 * none of them: without it a page is not there.
 */
export function UnpublishLanguages({ translations, chosen, onChange, language }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  const seen = space.languages.filter(({ code }) => translations.states.get(code)?.is_public === true)
  if (seen.length === 0) return null
  return (
    <LanguagesChoice
      texts={{
        label: messages('unpublishLanguages'),
        all: messages('unpublishAllLanguages'),
        some: messages('unpublishSomeLanguages'),
      }}
      chosen={chosen}
      onChange={onChange}
      first={seen.flatMap(({ code }) => (code === language ? [code] : []))}
      options={seen}
    />
  )
}
