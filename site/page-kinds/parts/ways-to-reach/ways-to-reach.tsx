import { useLingui } from '@lingui/react/macro'
import type { Spot } from 'component-schemas/cards/place-cards.ts'
import type { Link as Target } from 'component-schemas/schema/field-values.ts'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '#site/ui/icon/icon.tsx'
import { Link, type LinkTarget } from '#site/ui/link/link.tsx'
import styles from './ways-to-reach.module.css'

export type WaysToReachProps = {
  /** Street, town and country, a line each. */
  address?: readonly string[] | undefined
  spot?: Spot | undefined
  phones?: readonly string[] | undefined
  emails?: readonly string[] | undefined
  website?: Target | undefined
}

/** Address and contact of a person or place: phone numbers, e-mail addresses, a link to a map. */
export function WaysToReach({ address = [], spot, phones = [], emails = [], website }: WaysToReachProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.ways}>
      {address.length > 0 && (
        <Way icon="pin">
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          {spot && (
            <Link to={{ href: mapHref(spot), target: '_blank' }} className={styles.link}>
              {t`Open in a map`}
            </Link>
          )}
        </Way>
      )}
      {phones.map((phone) => (
        <LinkedWay key={phone} icon="phone" to={{ href: phoneHref(phone) }}>
          <span className={styles.number}>{phone}</span>
        </LinkedWay>
      ))}
      {emails.map((email) => (
        <LinkedWay key={email} icon="mail" to={{ href: `mailto:${email}` }}>
          {email}
        </LinkedWay>
      ))}
      {website && (
        <LinkedWay icon="globe" to={website}>
          {hostOf(website.href)}
        </LinkedWay>
      )}
    </ul>
  )
}

function Way({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={styles.way}>
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  )
}

function LinkedWay({ icon, to, children }: { icon: IconName; to: LinkTarget; children: ReactNode }) {
  return (
    <Way icon={icon}>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </Way>
  )
}

/** RFC 3966: the number without what makes it readable. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** A map of OpenStreetMap with a mark on the spot (its wiki, "Browsing"). */
function mapHref({ latitude, longitude }: Spot): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host : href
}
