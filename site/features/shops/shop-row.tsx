import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import { phoneHref } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { listText } from '#site/ui/list-text.ts'
import { QuietLink } from '#site/ui/quiet-link/quiet-link.tsx'
import styles from './shop-row.module.css'

export type ShopRowProps = {
  shop: ShopCard
  level: HeadingLevel
  /** BCP 47 tag. */
  locale: string
}

/** A shop in a list: its name, where it is, what it does, how far it is. */
export function ShopRow({ shop, level, locale }: ShopRowProps) {
  const { name, street, postcode, city, services, phone, distanceKm, href } = shop
  return (
    <article className={styles.row}>
      <div className={styles.words}>
        <Heading level={level} size={1}>
          {href === undefined ? name : <QuietLink to={{ href }}>{name}</QuietLink>}
        </Heading>
        <address className={styles.address}>
          {street}, {postcode} {city}
        </address>
        {services.length > 0 && <p className={styles.services}>{listText(services, locale)}</p>}
      </div>
      <div className={styles.details}>
        {distanceKm !== undefined && <p className={styles.distance}>{distanceText(distanceKm, locale)}</p>}
        {phone !== undefined && (
          <Link to={{ href: phoneHref(phone) }} className={styles.phone}>
            {phone}
          </Link>
        )}
      </div>
    </article>
  )
}

/** Whole kilometres from ten up: a town's middle is known no better. */
export function distanceText(km: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: km < 10 ? 1 : 0,
  }).format(km)
}
