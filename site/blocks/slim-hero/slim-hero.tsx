import type { SlimHero } from 'component-schemas/blocks/slim-hero/schema.ts'
import { BittingLine } from '#site/ui/bitting-line/bitting-line.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import { Eyebrow } from '../eyebrow/eyebrow.tsx'
import styles from './slim-hero.module.css'

/** The title of an inner page on a low band; a dark band without a picture ends in the cut. */
export function SlimHeroBlock({ block, context, level }: BlockProps<SlimHero>) {
  const hasEdge = block.theme === 'ink' && !block.media
  return (
    <BlockFrame block={block} context={context} width="full">
      <div
        className={styles.hero}
        data-picture={block.media ? 'yes' : 'no'}
        data-edge={hasEdge ? '' : undefined}
        data-lined={block.theme === 'ink' ? undefined : ''}
      >
        <div className={styles.words}>
          <Eyebrow>{block.eyebrow}</Eyebrow>
          <Heading level={level} size={4}>
            {block.title}
          </Heading>
          <BlockText>{block.text}</BlockText>
          {block.cta && block.ctaLabel !== undefined && (
            <ButtonLink to={block.cta} look="quiet">
              {block.ctaLabel}
            </ButtonLink>
          )}
        </div>
        {block.media && (
          <div className={styles.picture}>
            <Image image={block.media} sizes="(min-width: 44rem) 42vw, 100vw" isPriority={level === 1} />
          </div>
        )}
        {hasEdge && <BittingLine edge="below" />}
      </div>
    </BlockFrame>
  )
}
