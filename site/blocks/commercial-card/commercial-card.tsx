import type { CommercialCard } from 'component-schemas/blocks/commercial-card/schema.ts'
import { Badge } from '#site/ui/badge/badge.tsx'
import { KeyOutline } from '#site/ui/bitting-line/key-outline.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import styles from './commercial-card.module.css'

/** One offer: picture, what it is, for whom, and the way to ask for it. The terms are shown in small print, never hidden. */
export function CommercialCardBlock({ block, context, level }: BlockProps<CommercialCard>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.card}>
        <div className={styles.picture}>
          {block.image ? (
            <Image image={block.image} sizes="(min-width: 60rem) 41rem, 92vw" ratio={3 / 2} widest={800} />
          ) : (
            <KeyOutline code={block.title} />
          )}
        </div>
        <div className={styles.words}>
          {block.badge !== undefined && <Badge tone="brass">{block.badge}</Badge>}
          <Heading level={level} size={3}>
            {block.title}
          </Heading>
          <BlockText className={styles.text}>{block.text}</BlockText>
          {block.cta && block.ctaLabel !== undefined && <ButtonLink to={block.cta}>{block.ctaLabel}</ButtonLink>}
          {block.terms !== undefined && <p className={styles.terms}>{block.terms}</p>}
        </div>
      </div>
    </BlockFrame>
  )
}
