import { useLingui } from '@lingui/react/macro'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Link } from '#site/ui/link/link.tsx'
import type { Alternate } from './layout-props.ts'

/** The same page in other languages, each named in its own. */
export function LanguageLinks({ alternates, className }: { alternates: readonly Alternate[]; className?: string }) {
  const { t } = useLingui()
  if (alternates.length < 2) return undefined
  return (
    <nav aria-label={t`Language`} className={className}>
      <ul>
        {alternates.map(({ locale, iso, label, href, isCurrent }) => (
          <li key={locale}>
            <Link to={{ href }} lang={iso} hrefLang={iso} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {isCurrent && <Icon name="check" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
