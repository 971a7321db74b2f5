import type { OfficeCard as Office } from 'component-schemas/cards/place-cards.ts'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { WaysToReach } from '../ways-to-reach/ways-to-reach.tsx'

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
    <Card
      title={name}
      level={level}
      look="contact"
      href={href}
      picture={image && { image, sizes }}
      above={<span>{department}</span>}
    >
      {teaser !== undefined && <p>{teaser}</p>}
      <WaysToReach address={[`${city}, ${countryName}`]} phones={phones} emails={emails} />
    </Card>
  )
}
