import { useEditor, useMessages } from '../../page/editor-context.ts'
import { stateNames, type Translations } from '../translations/use-translations.ts'
import { type ChosenLanguages, LanguagesChoice } from './languages-choice.tsx'

/** The vendor's code of the space's own language. */
export const defaultCode = 'default'

type Props = {
  translations: Translations
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Offered at first when the editor chooses languages. */
  language: string
  isPublished: boolean
}

export function PublishLanguages({ translations, chosen, onChange, language, isPublished }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  const stateOf = (code: string) => translations.states.get(code)?.state ?? 'missing'
  const own = space.languages.filter(({ code }) => stateOf(code) !== 'missing')
  if (own.length === 0) return null
  const named = own.map(({ code, name }) => ({
    code,
    name: messages('languageWithState', { language: name, state: messages(stateNames[stateOf(code)]) }),
  }))
  const source = space.default_lang_name || messages('defaultLanguage')
  return (
    <LanguagesChoice
      texts={{
        label: messages('publishLanguages'),
        all: messages('publishAllLanguages'),
        some: messages('publishSomeLanguages'),
      }}
      chosen={chosen}
      onChange={onChange}
      first={[...(isPublished ? [] : [defaultCode]), language || defaultCode]}
      options={[{ code: defaultCode, name: source, isDisabled: !isPublished }, ...named]}
    />
  )
}
