import type { EditorialHero, EditorialHeroFixedRatio } from 'component-schemas/blocks/editorial-hero/schema.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import { Eyebrow } from '../eyebrow/eyebrow.tsx'
import { ownRatio, ratioOf, shapeStyle } from '../ratio-of.ts'
import styles from './editorial-hero.module.css'

/** Opens a story: headline, text, and the picture in its own shape. */
export function EditorialHeroBlock({ block, context, level }: BlockProps<EditorialHero>) {
  return <Hero block={block} context={context} level={level} ratio={undefined} />
}

/** The same with the picture cropped to the shape the editor chose. */
export function EditorialHeroFixedRatioBlock({ block, context, level }: BlockProps<EditorialHeroFixedRatio>) {
  return <Hero block={block} context={context} level={level} ratio={ratioOf(block.ratio)} />
}

type Props = BlockProps<EditorialHero | EditorialHeroFixedRatio> & { ratio: number | undefined }

function Hero({ block, context, level, ratio }: Props) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={styles.hero} data-align={block.alignment} data-picture={block.media ? 'yes' : 'no'}>
        <div className={styles.head}>
          <Eyebrow>{block.eyebrow}</Eyebrow>
          <Heading level={level} size={level === 1 ? 5 : 4}>
            {block.title}
          </Heading>
        </div>
        <div className={styles.words}>
          <BlockText>{block.text}</BlockText>
          {block.cta && block.ctaLabel !== undefined && <ButtonLink to={block.cta}>{block.ctaLabel}</ButtonLink>}
        </div>
        {block.media && (
          <figure className={styles.figure} style={shapeStyle(ratio ?? ownRatio(block.media))}>
            <Image
              image={block.media}
              sizes={block.alignment === 'center' ? '(min-width: 84rem) 82rem, 92vw' : '(min-width: 60rem) 54rem, 92vw'}
              ratio={ratio}
              widest={1312}
              isPriority={level === 1}
              className={styles.image}
            />
            {block.caption !== undefined && <figcaption className={styles.caption}>{block.caption}</figcaption>}
          </figure>
        )}
      </div>
    </BlockFrame>
  )
}
