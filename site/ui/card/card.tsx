import type { ReactNode } from 'react'
import { KeyOutline } from '../bitting-line/key-outline.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { Icon } from '../icon/icon.tsx'
import { Image, type ImageAsset } from '../image/image.tsx'
import { Link } from '../link/link.tsx'
import { QuietLink } from '../quiet-link/quiet-link.tsx'
import styles from './card.module.css'

/** Width divided by height of a printed page (ISO 216). */
export const coverRatio = 1 / Math.SQRT2

/** What each look does with its picture: width divided by height, and how wide it is ever shown, in CSS pixels. */
const looks = {
  story: { ratio: 3 / 2, widest: 640 },
  /** One story that leads the others. */
  lead: { ratio: 3 / 2, widest: 960 },
  portrait: { ratio: 4 / 5, widest: 640 },
  category: { ratio: 3 / 2, widest: 640 },
  product: { ratio: 3 / 2, widest: 480 },
  /** A printed thing, its text beside it. */
  cover: { ratio: coverRatio, widest: 480 },
  /** A thick line above a text. */
  notice: { ratio: 3 / 2, widest: 640 },
  box: { ratio: 3 / 2, widest: 640 },
  /** Phone numbers and addresses are links too: only the title leads to the page. */
  contact: { ratio: 3 / 2, widest: 640 },
  face: { ratio: 1, widest: 144 },
  /** One line of a list of pages. */
  row: { ratio: 3 / 2, widest: 176 },
} as const

export type CardPicture = {
  /** Without one the outline is shown. */
  image: ImageAsset | undefined
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string
  isPriority?: boolean | undefined
  /** By default the outline of a key that is cut after the title. */
  outline?: ReactNode
}

export type CardProps = {
  title: string
  level: HeadingLevel
  look: keyof typeof looks
  /** Path of the page that the card leads to. */
  href?: string | undefined
  picture?: CardPicture | undefined
  /** One line over the title; its first `span` is accented. */
  above?: ReactNode
  /** Under the title: when, where. */
  details?: ReactNode
  teaser?: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

/** One of several things to choose from: picture, a line above the title, title, text. The whole card is its link. */
export function Card({ title, level, look, href, picture, above, details, teaser, children, footer }: CardProps) {
  return (
    <article className={styles.card} data-look={look}>
      {picture && <Picture title={title} look={look} {...picture} />}
      <div className={styles.words}>
        {above && <p className={styles.above}>{above}</p>}
        <Heading level={level} size={look === 'lead' ? 2 : 1} className={styles.name}>
          {nameOf({ title, look, href })}
        </Heading>
        {details && <p className={styles.details}>{details}</p>}
        {teaser && <p className={styles.teaser}>{teaser}</p>}
        {children}
        {footer && <p className={styles.footer}>{footer}</p>}
      </div>
      {look === 'row' && <Icon name="arrow-right" />}
    </article>
  )
}

/** Not a component: the heading reads the text of its children. */
function nameOf({ title, look, href }: Pick<CardProps, 'title' | 'look' | 'href'>): ReactNode {
  if (href === undefined) return title
  if (look === 'contact' || look === 'face') return <QuietLink to={{ href }}>{title}</QuietLink>
  const link = (
    <Link to={{ href }} className={styles.link}>
      {title}
    </Link>
  )
  if (look !== 'category') return link
  return (
    <>
      {link}
      <Icon name="arrow-right" />
    </>
  )
}

function Picture({ title, look, image, sizes, isPriority, outline }: CardPicture & Pick<CardProps, 'title' | 'look'>) {
  return (
    <div className={styles.picture}>
      {image ? (
        <Image image={{ ...image, alt: '' }} sizes={sizes} isPriority={isPriority} {...looks[look]} />
      ) : (
        (outline ?? <KeyOutline code={title} />)
      )}
    </div>
  )
}
