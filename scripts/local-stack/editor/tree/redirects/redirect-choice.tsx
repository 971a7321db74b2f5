import { Checkbox } from 'react-aria-components/Checkbox'
import { CheckboxGroup } from 'react-aria-components/CheckboxGroup'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import { Notice } from '../../ui/notice.tsx'
import { keyOf, type PublishedAddress, type Redirects } from './use-redirects.ts'

type Props = {
  redirects: Redirects
  /** Says where the addresses lead. */
  label: string
}

/** A redirect for all old addresses of a page that end together, which the editor may leave out. */
export function RedirectChoice({ redirects, label }: Props) {
  const messages = useMessages()
  const { space } = useEditor()
  if (redirects.isUnknown) return <Notice kind="warn">{messages('affectedUnknown')}</Notice>
  if (!redirects.isOffered) return null
  const languageOf = (locale?: string) =>
    space.languages.find(({ code }) => code === locale)?.name ??
    (space.default_lang_name || messages('defaultLanguage'))
  return (
    <div className="redirect-choice">
      <p className="choice-label">{label}</p>
      <CheckboxGroup
        aria-label={label}
        className="publish-codes"
        value={[...redirects.chosen]}
        onChange={(keys) => redirects.setChosen(new Set(keys))}
      >
        {redirects.offered?.map((old) => (
          <div key={keyOf(old)}>
            <Checkbox value={keyOf(old)} className="publish-choice">
              <code>{old.from}</code> {old.addresses.length === 1 && languageOf(old.addresses[0]?.locale)}
            </Checkbox>
            {old.addresses.length > 1 && (
              <details className="redirect-covers">
                <summary>{messages('redirectCovers', { count: old.addresses.length })}</summary>
                <AddressList addresses={old.addresses} />
              </details>
            )}
          </div>
        ))}
      </CheckboxGroup>
      {redirects.unlisted > 0 && <p className="help">{messages('redirectsNotAll', { count: redirects.unlisted })}</p>}
    </div>
  )
}

/** Addresses as visitors type them, each path once. */
export function AddressList({ addresses }: { addresses: readonly PublishedAddress[] }) {
  return (
    <ul className="plain-list affected">
      {addresses.map(({ story, path, markets }) => (
        <li key={`${story} ${path} ${markets.join()}`}>
          <code>{path}</code>
        </li>
      ))}
    </ul>
  )
}
