import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChoiceNotices } from '#site/page-kinds/parts/choices/choice-notices.tsx'
import choices from '#site/page-kinds/parts/choices/choices.module.css'
import { PastedCodes } from '#site/page-kinds/parts/choices/pasted-codes.tsx'
import type { LocaleCode } from '#site/routing/locales.ts'
import { noRoomForLists } from './no-room-for-lists.ts'

export type ListFormProps = {
  code: LocaleCode
  /** What the form sends besides its fields. */
  given: Readonly<Record<string, string | number>>
  className?: string | undefined
  children: ReactNode
}

/** A form of the page of lists, which `respond-to-lists.ts` takes. */
export function ListForm({ code, given, className, children }: ListFormProps) {
  return (
    <form method="post" action="/api/lists" className={className}>
      {Object.entries({ locale: code, ...given }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

type ListButtonProps = {
  /** One of the actions in `respond-to-lists.ts`. */
  action: string
  /** Code of the one line that it is for. */
  only?: string
  isQuiet?: boolean
  children: ReactNode
}

export function ListButton({ action, only, isQuiet = false, children }: ListButtonProps) {
  return (
    <button
      type="submit"
      formAction={only === undefined ? undefined : `/api/lists?only=${encodeURIComponent(only)}`}
      name="do"
      value={action}
      className={isQuiet ? choices.button : choices.submit}
    >
      {children}
    </button>
  )
}

export function NameField({ name }: { name?: string }) {
  const { t } = useLingui()
  return (
    <>
      <label htmlFor="list-name" className={choices.label}>
        {t`Name of the list`}
      </label>
      <input id="list-name" name="name" defaultValue={name} autoComplete="off" className={choices.field} />
    </>
  )
}

/** A field for up to five hundred codes. */
export function PasteField({ label }: { label: string }) {
  const { t } = useLingui()
  const help = t`Up to 500, with quantities as in “20 x NOR-1R” or in the cells of a table. Codes of other makers become ours.`
  return <PastedCodes label={label} help={help} rows={5} />
}

/** Why the form before this page was not taken, in a sentence. */
export function ListProblem({ problem }: { problem: string | undefined }) {
  const { t, i18n } = useLingui()
  const words: Readonly<Record<string, string>> = {
    divided: t`A list has room for 500 products. The others are in further lists of the same name; nothing was left out.`,
    unclear: t`It is not clear how many you want of some products: they are marked in the table. Write the numbers, then send.`,
    empty: t`The list is empty: there is nothing to send.`,
    'many-enquiries': t`You have sent many enquiries just now. The list is saved and was not sent: please send it again in a few minutes.`,
    'many-lists': i18n._(noRoomForLists),
  }
  return <ChoiceNotices unknown={[]}>{problem !== undefined && words[problem]}</ChoiceNotices>
}
