import { useLingui } from '@lingui/react/macro'
import type { ListAddress } from '#site/page-kinds/general-listing/list-filters.tsx'
import { hrefOfQuery } from '#site/routing/query/page-query.ts'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import styles from './near-form.module.css'
import { NearMe } from './near-me.client.tsx'
import { positionMark } from './position-mark.ts'

export type NearFormProps = {
  address: ListAddress
  /** Names of the towns with a shop. */
  towns: readonly string[]
  /** The text that was typed before; a position is not shown as typed text. */
  typed?: string | undefined
  isKnown: boolean
  /** Names of towns that are nearly the typed one. */
  meant?: readonly string[] | undefined
}

const ids = { field: 'near', towns: 'near-towns', help: 'near-help', error: 'near-error' }

/** Nearest first, on request: a town or postcode to type, which needs no script, or the browser's position. */
export function NearForm({ address, towns, typed, isKnown, meant = [] }: NearFormProps) {
  const { t } = useLingui()
  const { near: _, ...others } = address.query
  const hasError = typed !== undefined && !isKnown
  return (
    <form method="get" action={`${address.path}#list`} className={styles.form}>
      {Object.entries(others).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />),
      )}
      <label htmlFor={ids.field} className={styles.label}>
        {t`Town or postcode`}
      </label>
      <div className={styles.row}>
        <input
          id={ids.field}
          name="near"
          type="text"
          list={ids.towns}
          defaultValue={typed}
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={80}
          aria-describedby={hasError ? `${ids.error} ${ids.help}` : ids.help}
          aria-invalid={hasError ? true : undefined}
          className={styles.field}
        />
        <datalist id={ids.towns}>
          {towns.map((town) => (
            <option key={town}>{town}</option>
          ))}
        </datalist>
        <button type="submit" className={styles.submit}>{t`Nearest first`}</button>
        <div className={styles.locate}>
          <NearMe
            href={`${hrefOfQuery(address.path, { ...others, near: [positionMark] })}#list`}
            labels={{
              ask: t`Use my position`,
              asking: t`Finding your position…`,
              refused: t`Your position could not be found. Type a town or a postcode.`,
            }}
            icon={<Icon name="pin" />}
            className={styles.button}
          />
        </div>
      </div>
      {hasError && (
        <p id={ids.error} className={styles.error}>
          {t`We know no town “${typed}”. Try another spelling, a larger town nearby, or the first digits of a postcode.`}
        </p>
      )}
      {hasError && <Meant towns={meant} hrefOf={(town) => hrefOfQuery(address.path, { ...others, near: [town] })} />}
      <p id={ids.help} className={styles.help}>
        {t`Your position is only asked for when you press the button. It is rounded to about a kilometre, sorts this list and is not stored.`}
      </p>
    </form>
  )
}

/** Towns that are nearly the typed one. */
function Meant({ towns, hrefOf }: { towns: readonly string[]; hrefOf: (town: string) => string }) {
  const { t } = useLingui()
  if (towns.length === 0) return undefined
  return (
    <p className={styles.meant}>
      {t`Did you mean:`}{' '}
      {towns.map((town) => (
        <Link key={town} to={{ href: `${hrefOf(town)}#list` }}>
          {town}
        </Link>
      ))}
    </p>
  )
}
