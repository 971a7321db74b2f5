import { useLingui } from '@lingui/react/macro'
import type { AgentCard as Agent } from 'component-schemas/cards/place-cards.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { WaysToReach } from '#site/page-kinds/parts/ways-to-reach/ways-to-reach.tsx'
import { Card } from '#site/ui/card/card.tsx'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { listText } from '#site/ui/list-text.ts'
import styles from './agent-card.module.css'

export type AgentCardProps = { agent: Agent; level: HeadingLevel; context: BlockContext }

/** A sales agent in a list: the face, the area, the languages, the number to call. */
export function AgentCard({ agent, level, context }: AgentCardProps) {
  const { name, area, languages, phone, email, photo, href } = agent
  return (
    <Card title={name} level={level} look="face" href={href} picture={photo && { image: photo, sizes: '9rem' }}>
      <p>{area}</p>
      <SpokenLanguages codes={languages} locale={context.locale} />
      <WaysToReach phones={phone === undefined ? [] : [phone]} emails={email === undefined ? [] : [email]} />
    </Card>
  )
}

/** Names of languages in the reader's own; renders nothing without one. */
export function SpokenLanguages({ codes, locale }: { codes: readonly string[]; locale: string }) {
  const { t } = useLingui()
  if (codes.length === 0) return undefined
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  const list = listText(
    codes.map((code) => names.of(code) ?? code),
    locale,
  )
  return <p className={styles.languages}>{t`Speaks: ${list}`}</p>
}
