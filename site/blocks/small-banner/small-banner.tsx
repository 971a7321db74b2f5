import type { SmallBanner } from 'component-schemas/blocks/small-banner/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import styles from './small-banner.module.css'

/** One message in passing: a framed row of picture, words and button. */
export function SmallBannerBlock({ block, context, level }: BlockProps<SmallBanner>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.banner} data-picture={block.media ? 'yes' : 'no'}>
        {block.media && (
          <div className={styles.picture}>
            <Image image={block.media} sizes="11rem" ratio={1} widest={240} />
          </div>
        )}
        <div className={styles.words}>
          <Heading level={level} size={2}>
            {block.title}
          </Heading>
          <BlockText className={styles.text}>{block.text}</BlockText>
        </div>
        {block.cta && block.ctaLabel !== undefined && (
          <div className={styles.action}>
            <ButtonLink to={block.cta} look="secondary">
              {block.ctaLabel}
            </ButtonLink>
          </div>
        )}
      </div>
    </BlockFrame>
  )
}
