import type { AgentCard as Agent } from 'component-schemas/place-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { Heading, type HeadingLevel } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import { Link } from '#site/ui/link/link.tsx'
import { WaysToReach } from '../ways-to-reach/ways-to-reach.tsx'
import styles from './agent-card.module.css'
import { SpokenLanguages } from './spoken-languages.tsx'

export type AgentCardProps = { agent: Agent; level: HeadingLevel; context: BlockContext }

/** A sales agent in a list: the face, the area, the languages, the number to call. */
export function AgentCard({ agent, level, context }: AgentCardProps) {
  const { name, area, languages, phone, email, photo, href } = agent
  return (
    <article className={styles.card}>
      {photo && (
        <div className={styles.portrait}>
          <Image image={{ ...photo, alt: '' }} sizes="9rem" ratio={1} widest={144} />
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} size={1}>
          {href === undefined ? name : <Link to={{ href }}>{name}</Link>}
        </Heading>
        <p>{area}</p>
        <SpokenLanguages codes={languages} locale={context.locale} />
        <WaysToReach phones={phone === undefined ? [] : [phone]} emails={email === undefined ? [] : [email]} />
      </div>
    </article>
  )
}
