import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { keyOf, type Redirects } from './use-redirects.ts'

type Props = {
  redirects: Redirects
  /** Says where the addresses lead. */
  label: string
}

/** The old addresses by language, each with its redirect, which the editor may leave out. */
export function RedirectChoice({ redirects, label }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  if (!redirects.isOffered) return null
  const languageOf = (locale: string) => space.languages.find(({ code }) => code === locale)?.name
  return (
    <div className="redirect-choice">
      <p className="choice-label">{label}</p>
      <CheckboxGroup
        aria-label={label}
        className="publish-codes"
        value={[...redirects.chosen]}
        onChange={(keys) => redirects.setChosen(new Set(keys))}
      >
        {redirects.addresses?.map((address) => (
          <Checkbox key={keyOf(address)} value={keyOf(address)} className="publish-choice">
            <code>{address.path}</code>{' '}
            {languageOf(address.locale) ?? (space.default_lang_name || messages('defaultLanguage'))}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {redirects.unlisted > 0 && <p className="help">{messages('redirectsNotAll', { count: redirects.unlisted })}</p>}
    </div>
  )
}
