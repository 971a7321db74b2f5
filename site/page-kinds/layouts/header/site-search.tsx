import { useLingui } from '@lingui/react/macro'
import { useBoxTexts } from '#site/search/field/field-labels.ts'
import { SearchBox } from '#site/search/field/search-box.client.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Unseen } from '#site/ui/visually-hidden/visually-hidden.tsx'
import type { LayoutProps } from '../layout-props.ts'
import styles from './site-search.module.css'

type SiteSearchProps = NonNullable<LayoutProps['search']> & Pick<LayoutProps, 'path'>

/**
 * One field that leads to the search page, which has a field of its own. It is a plain form: nothing has to be loaded before it works.
 */
export function SiteSearch({ href, market, locale, path }: SiteSearchProps) {
  const { t } = useLingui()
  const texts = useBoxTexts()
  const label = t`Part number, product or document`
  if (path === href) return undefined
  return (
    <search className={styles.search} aria-label={t`Search this website`}>
      <form method="get" action={href} className={styles.form}>
        <label htmlFor="site-search">
          <Unseen>{label}</Unseen>
        </label>
        <SearchBox
          id="site-search"
          label={label}
          placeholder={t`Part number or word`}
          maxLength={80}
          isRequired
          className={styles.field}
          action={href}
          family="public"
          market={market}
          locale={locale}
          texts={texts}
        />
        <button type="submit" className={styles.submit} aria-label={t`Search`}>
          <Icon name="search" />
        </button>
      </form>
    </search>
  )
}
