import { useLingui } from '@lingui/react/macro'
import type { NewsCarousel } from 'component-schemas/blocks/news-carousel/schema.ts'
import type { Resolved } from 'component-schemas/fillings.ts'
import { ButtonLink } from '#site/ui/button/button-link.tsx'
import { Carousel } from '#site/ui/carousel/carousel.tsx'
import { nextLevel } from '#site/ui/heading/next-level.ts'
import type { BlockProps } from '../block-context.ts'
import { BlockFrame } from '../block-frame.tsx'
import { NewsCard } from '../news-card/news-card.tsx'
import { SectionHeading } from '../section-heading/section-heading.tsx'

/** A row of news to leaf through. Without any story nothing is drawn. */
export function NewsCarouselBlock({ block, context, level }: BlockProps<Resolved<NewsCarousel>>) {
  const { t } = useLingui()
  const { news } = block.resolved
  if (news.length === 0 && !context.isEditor) return undefined
  const toAll = block.cta && block.ctaLabel !== undefined && (
    <ButtonLink to={block.cta} look="quiet">
      {block.ctaLabel}
    </ButtonLink>
  )
  return (
    <BlockFrame block={block} context={context}>
      <SectionHeading title={block.title} intro={block.intro} level={level} action={toAll} />
      <Carousel
        label={block.title}
        labels={{ previous: t`Previous`, next: t`Next` }}
        items={news.map((one) => ({
          key: one.uuid,
          content: (
            <NewsCard news={one} level={nextLevel(level)} context={context} sizes="(min-width: 40rem) 20rem, 78vw" />
          ),
        }))}
      />
    </BlockFrame>
  )
}
