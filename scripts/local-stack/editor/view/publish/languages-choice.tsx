import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { stateNames, type Translations } from '../translations/use-translations.ts'

/** Codes of languages; undefined: all of them. */
export type ChosenLanguages = readonly string[] | undefined

type Props = {
  texts: { label: string; all: string; some: string }
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Codes that are ticked when the editor begins to choose. */
  first: readonly string[]
  options: readonly { code: string; name: string; isDisabled?: boolean }[]
}

/** Whether something concerns every language of a story, or some of them. */
export function LanguagesChoice({ texts, chosen, onChange, first, options }: Props) {
  return (
    <div className="publish-languages">
      <RadioGroup
        aria-label={texts.label}
        value={chosen === undefined ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? undefined : [...new Set(first)])}
      >
        <Radio value="all" className="publish-choice">
          {texts.all}
        </Radio>
        <Radio value="some" className="publish-choice">
          {texts.some}
        </Radio>
      </RadioGroup>
      {chosen !== undefined && (
        <CheckboxGroup className="publish-codes" aria-label={texts.some} value={[...chosen]} onChange={onChange}>
          {options.map(({ code, name, isDisabled = false }) => (
            <Checkbox key={code} value={code} className="publish-choice" isDisabled={isDisabled}>
              {name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </div>
  )
}

/** The vendor's code of the space's own language. */
const defaultCode = 'default'

type DefaultCodeProps = {
  translations: Translations
  chosen: ChosenLanguages
  onChange: (chosen: ChosenLanguages) => void
  /** Offered at first when the editor chooses languages. */
  language: string
  isPublished: boolean
}

export function PublishLanguages({ translations, chosen, onChange, language, isPublished }: DefaultCodeProps) {
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
