import type { OfficeCard as Office } from 'component-schemas/place-cards.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { WaysToReach } from '../ways-to-reach/ways-to-reach.tsx'
import styles from './office-card.module.css'

export type OfficeCardProps = {
  office: Office
  level: HeadingLevel
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string
}

/** An office in a list: whom one reaches there, what for, and how. */
export function OfficeCard({ office, level, sizes }: OfficeCardProps) {
  const { name, department, teaser, city, countryName, phones, emails, image, href } = office
  return (
    <article className={styles.card}>
      {image && (
        <div className={styles.picture}>
          <Image image={{ ...image, alt: '' }} sizes={sizes} ratio={3 / 2} widest={640} />
        </div>
      )}
      <p className={styles.department}>{department}</p>
      <Heading level={level} size={1}>
        {href === undefined ? name : <Link to={{ href }}>{name}</Link>}
      </Heading>
      {teaser !== undefined && <p>{teaser}</p>}
      <WaysToReach address={[`${city}, ${countryName}`]} phones={phones} emails={emails} />
    </article>
  )
}
