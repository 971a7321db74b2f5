import { useLingui } from '@lingui/react/macro'
import type { ShopCard } from 'component-schemas/cards/place-cards.ts'
import type { Shop } from 'component-schemas/content-types/shop/schema.ts'
import { PageHead } from '#site/page-kinds/parts/page-head/page-head.tsx'
import { PageSection } from '#site/page-kinds/parts/page-section/page-section.tsx'
import { WaysToReach } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import { WeekHours } from '#site/page-kinds/parts/week-hours.tsx'
import type { ViewProps } from '#site/page-kinds/view-props.ts'
import { Day } from '#site/ui/date/day.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Icon } from '#site/ui/icon/icon.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { ShopRow } from '../shop-row.tsx'
import { OpenNow } from './open-now.client.tsx'
import { openStretches } from './open-stretches.ts'
import styles from './shop-detail.module.css'
import { zoneOfShop } from './zone-of-shop.ts'

export type ShopDetailProps = ViewProps & {
  shop: Pick<
    Shop,
    'name' | 'note' | 'image' | 'region' | 'email' | 'website' | 'openingHours' | 'verifiedOn' | 'country' | 'longitude'
  >
  card: ShopCard
  /** Other shops of the same line, the nearest first. */
  others: readonly ShopCard[]
}

/** A shop: where it is, when it opens, what it does, and which ones are near it. */
export function ShopDetail({ shop, card, others, breadcrumbs, context }: ShopDetailProps) {
  const { t } = useLingui()
  const { name, note, image, verifiedOn } = shop
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        title={name}
        teaser={note}
        aside={image && <Image image={image} sizes="(min-width: 60rem) 32rem, 92vw" ratio={3 / 2} isPriority />}
      >
        <Reach shop={shop} card={card} />
      </PageHead>
      <PageSection layout="7-5">
        <Services services={card.services} />
        <section aria-label={t`Opening hours`}>
          <Now shop={shop} />
          <WeekHours hours={shop.openingHours} caption={t`Opening hours`} locale={context.locale} />
          {verifiedOn !== undefined && (
            <p className={styles.checked}>
              {t`Checked on`} <Day iso={verifiedOn} locale={context.locale} />
            </p>
          )}
        </section>
      </PageSection>
      <Others shops={others} locale={context.locale} />
    </>
  )
}

function Now({ shop }: Pick<ShopDetailProps, 'shop'>) {
  const { t } = useLingui()
  const timeZone = zoneOfShop(shop)
  if (timeZone === undefined || shop.openingHours.length === 0) return undefined
  const labels = { open: t`Open now`, closed: t`Closed now` }
  return <OpenNow stretches={openStretches(shop.openingHours)} timeZone={timeZone} labels={labels} />
}

function Reach({ shop, card }: Pick<ShopDetailProps, 'shop' | 'card'>) {
  const { street, postcode, city, countryName, spot, phone } = card
  const town = shop.region === undefined || shop.region === city ? city : `${city} (${shop.region})`
  return (
    <WaysToReach
      address={[street, `${postcode} ${town}`, countryName]}
      spot={spot}
      phones={phone === undefined ? [] : [phone]}
      emails={shop.email === undefined ? [] : [shop.email]}
      website={shop.website}
    />
  )
}

function Services({ services }: { services: readonly string[] }) {
  const { t } = useLingui()
  if (services.length === 0) return undefined
  return (
    <section>
      <Heading level={2} size={2}>
        {t`What they do here`}
      </Heading>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service}>
            <Icon name="check" />
            <span>{service}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Others({ shops, locale }: { shops: readonly ShopCard[]; locale: string }) {
  const { t } = useLingui()
  if (shops.length === 0) return undefined
  return (
    <PageSection above="0" between="space-2">
      <Heading level={2} size={2}>
        {t`Nearest other shops`}
      </Heading>
      <ul className={styles.list}>
        {shops.map((one) => (
          <li key={one.uuid}>
            <ShopRow shop={one} level={3} locale={locale} />
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
