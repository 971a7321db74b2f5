import type { FullBanner, FullBannerFixedRatio } from 'component-schemas/blocks/full-banner/schema.ts'
import type { Asset } from 'component-schemas/schema/field-values.ts'
import { BittingLine } from '#site/ui/bitting-line/bitting-line.tsx'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Heading } from '#site/ui/heading/heading.tsx'
import { Image } from '#site/ui/image/image.tsx'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { BlockText } from '../block-text.tsx'
import { Eyebrow } from '../eyebrow/eyebrow.tsx'
import { ratioOf } from '../ratio-of.ts'
import styles from './full-banner.module.css'

/**
 * One message and one picture over the whole width. The words are placed on the section's ground, never on the picture, so
 * that any picture leaves them readable; the cut runs between the two.
 */
export function FullBannerBlock({ block, context, level }: BlockProps<FullBanner>) {
  return <Banner block={block} context={context} level={level} ratio={undefined} />
}

/** The same with the words above a picture in the shape the editor chose. */
export function FullBannerFixedRatioBlock({ block, context, level }: BlockProps<FullBannerFixedRatio>) {
  return <Banner block={block} context={context} level={level} ratio={ratioOf(block.ratio)} />
}

type Props = BlockProps<FullBanner | FullBannerFixedRatio> & { ratio: number | undefined }

function Banner({ block, context, level, ratio }: Props) {
  return (
    <BlockFrame block={block} context={context} width="full">
      <div
        className={styles.banner}
        data-align={block.alignment}
        data-picture={block.media ? 'yes' : 'no'}
        data-shape={ratio === undefined ? 'free' : 'fixed'}
        data-edge={block.theme === 'ink' ? '' : undefined}
      >
        <Words block={block} level={level} />
        {block.media && <Picture block={block} image={block.media} ratio={ratio} isPriority={level === 1} />}
        {!block.media && block.theme === 'ink' && <BittingLine edge="below" />}
      </div>
    </BlockFrame>
  )
}

function Words({ block, level }: Pick<Props, 'block' | 'level'>) {
  return (
    <div className={styles.words}>
      <Eyebrow>{block.eyebrow}</Eyebrow>
      <Heading level={level} size={level === 1 ? 5 : 4}>
        {block.title}
      </Heading>
      <BlockText>{block.text}</BlockText>
      {block.cta && block.ctaLabel !== undefined && <ButtonLink to={block.cta}>{block.ctaLabel}</ButtonLink>}
    </div>
  )
}

type PictureProps = { block: Props['block']; image: Asset; ratio: number | undefined; isPriority: boolean }

function Picture({ block, image, ratio, isPriority }: PictureProps) {
  return (
    <div className={styles.picture} style={ratio === undefined ? undefined : { aspectRatio: ratio }}>
      <Image image={image} sizes={sizesFor(block.alignment, ratio)} ratio={ratio} isPriority={isPriority} />
      <BittingLine edge="before" />
      <BittingLine edge="top" />
    </div>
  )
}

function sizesFor(alignment: FullBanner['alignment'], ratio: number | undefined): string {
  // A wide picture in a tall box is shown larger than the box: its height decides.
  return alignment === 'center' || ratio !== undefined ? '100vw' : '(min-width: 64rem) 90vw, 130vw'
}
