import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { stateNames } from '../translations/state-names.ts'
import type { Translations } from '../translations/use-translations.ts'

/** The vendor's code of the space's own language. */
export const defaultCode = 'default'

type Props = {
  translations: Translations
  /** Codes of the languages; undefined: all of them. */
  chosen: readonly string[] | undefined
  onChange: (chosen: readonly string[] | undefined) => void
  /** Offered at first when the editor chooses languages. */
  language: string
  isPublished: boolean
}

/** Which languages are published: all, or some of those with texts of their own. */
export function PublishLanguages({ translations, chosen, onChange, language, isPublished }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  const own = space.languages.filter(({ code }) => (translations.states.get(code)?.state ?? 'missing') !== 'missing')
  if (own.length === 0) return null
  const first = [...(isPublished ? [] : [defaultCode]), language || defaultCode]
  return (
    <div className="publish-languages">
      <RadioGroup
        aria-label={messages('publishLanguages')}
        value={chosen === undefined ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? undefined : [...new Set(first)])}
      >
        <Radio value="all" className="publish-choice">
          {messages('publishAllLanguages')}
        </Radio>
        <Radio value="some" className="publish-choice">
          {messages('publishSomeLanguages')}
        </Radio>
      </RadioGroup>
      {chosen !== undefined && (
        <CheckboxGroup
          className="publish-codes"
          aria-label={messages('publishSomeLanguages')}
          value={[...chosen]}
          onChange={onChange}
        >
          <Checkbox value={defaultCode} className="publish-choice" isDisabled={!isPublished}>
            {space.default_lang_name || messages('defaultLanguage')}
          </Checkbox>
          {own.map(({ code, name }) => (
            <Checkbox key={code} value={code} className="publish-choice">
              {messages('languageWithState', {
                language: name,
                state: messages(stateNames[translations.states.get(code)?.state ?? 'missing']),
              })}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
    </div>
  )
}
