import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import type { PageBlock, PageBlockName } from 'component-schemas/schema/registry.ts'
import * as React from 'react'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'
import { AccordionBlock } from './accordion/accordion.tsx'
import { ArticleHeroBlock } from './article-hero/article-hero.tsx'
import type { BlockContext, BlockProps } from './block-context.ts'
import { NewsCarouselBlock, ProductsCarouselBlock } from './card-carousel.tsx'
import { CategoryGridBlock } from './category-grid/category-grid.tsx'
import { CenteredTitleParagraphBlock } from './centered-title-paragraph/centered-title-paragraph.tsx'
import { CommercialCardBlock } from './commercial-card/commercial-card.tsx'
import { CustomFormBlock } from './custom-form.tsx'
import { DownloadableListBlock } from './downloadable-list/downloadable-list.tsx'
import { EditorialHeroBlock, EditorialHeroFixedRatioBlock } from './editorial-hero/editorial-hero.tsx'
import { expandTree } from './expand-tree.ts'
import { FullBannerBlock, FullBannerFixedRatioBlock } from './full-banner/full-banner.tsx'
import { ImageGridBlock } from './image-grid/image-grid.tsx'
import { MediaCarouselBlock } from './media-carousel.tsx'
import { MediaStandaloneBlock } from './media-standalone/media-standalone.tsx'
import { NewsGridBlock } from './news-grid/news-grid.tsx'
import { PagesSortingBlock } from './pages-sorting/pages-sorting.tsx'
import { ParagraphsGridBlock } from './paragraphs-grid/paragraphs-grid.tsx'
import { PreFooterBlock } from './pre-footer/pre-footer.tsx'
import { ProductHeroBlock } from './product-hero/product-hero.tsx'
import { RepeatableTextImageBlock } from './repeatable-text-image/repeatable-text-image.tsx'
import { RichTextBlock } from './rich-text/rich-text.tsx'
import { RichTextImageBlock } from './rich-text-image.tsx'
import { SlimHeroBlock } from './slim-hero/slim-hero.tsx'
import { SmallBannerBlock } from './small-banner/small-banner.tsx'
import { UnsupportedBlock, type UnsupportedBlockProps } from './unsupported-block.tsx'

type Unsupported = UnsupportedBlockProps['block'] & { component: 'unsupported' }
type ResolvedBlock = Resolved<PageBlock>

/** A block as templates receive it: with its resolved data, or with the reason why it cannot be rendered. */
export type RenderableBlock = ResolvedBlock | Unsupported

type Renderers = {
  [Name in PageBlockName]: React.ComponentType<BlockProps<Extract<ResolvedBlock, { component: Name }>>>
}

const renderers = {
  accordion: AccordionBlock,
  article_hero: ArticleHeroBlock,
  categories_sorting_auto: CategoryGridBlock,
  centered_title_paragraph: CenteredTitleParagraphBlock,
  downloadable_list: DownloadableListBlock,
  full_banner: FullBannerBlock,
  image_grid: ImageGridBlock,
  news_carousel: NewsCarouselBlock,
  news_grid: NewsGridBlock,
  pages_sorting: PagesSortingBlock,
  product_hero: ProductHeroBlock,
  products_carousel: ProductsCarouselBlock,
  rich_text: RichTextBlock,
  slim_hero: SlimHeroBlock,
  small_banner: SmallBannerBlock,
  editorial_hero: EditorialHeroBlock,
  editorial_hero_fixed_ratio: EditorialHeroFixedRatioBlock,
  full_banner_fixed_ratio: FullBannerFixedRatioBlock,
  commercial_card: CommercialCardBlock,
  paragraphs_grid: ParagraphsGridBlock,
  rich_text_image: RichTextImageBlock,
  repeatable_text_image: RepeatableTextImageBlock,
  media_standalone: MediaStandaloneBlock,
  media_carousel: MediaCarouselBlock,
  categories_sorting_manual: CategoryGridBlock,
  custom_form: CustomFormBlock,
  pre_footer: PreFooterBlock,
} satisfies Renderers

/** Blocks whose title is the title of the page when they open it. */
const openers: ReadonlySet<string> = new Set<PageBlockName>([
  'full_banner_fixed_ratio',
  'article_hero',
  'editorial_hero_fixed_ratio',
  'editorial_hero',
  'slim_hero',
  'full_banner',
  'product_hero',
  'centered_title_paragraph',
])

/** Whether the first rendered block has the page's h1; if not, the template writes one. */
export function hasOpeningTitle(blocks: readonly RenderableBlock[]): boolean {
  const first = blocks.find(isRendered)
  return first !== undefined && openers.has(first.component)
}

/** The blocks up to the first rendered one, and those after it: a list is placed between them. */
export function splitAfterOpening(blocks: readonly RenderableBlock[]): [RenderableBlock[], RenderableBlock[]] {
  const end = blocks.findIndex(isRendered) + 1
  return [blocks.slice(0, end), blocks.slice(end)]
}

export type RenderBlocksProps = {
  blocks: readonly RenderableBlock[]
  context: BlockContext
  /** The template has already written the h1: no block opens the page. */
  hasTitle?: boolean | undefined
}

/** Renders the blocks of a page from top to bottom. A failed one does not affect the others. */
export function RenderBlocks({ blocks, context, hasTitle = false }: RenderBlocksProps) {
  const opening = hasTitle || !hasOpeningTitle(blocks) ? undefined : blocks.find(isRendered)
  return blocks.map((block, index) => (
    <SafeBlock key={block._uid || index} block={block} context={context} level={block === opening ? 1 : 2} />
  ))
}

type SafeBlockProps = { block: RenderableBlock; context: BlockContext; level: HeadingLevel }

/**
 * On the server a block is rendered completely before it joins the page: when it throws, the page goes on without it. In the browser
 * (visual editor) components keep state and cannot be called like this; there the guard of the context wraps it.
 */
function SafeBlock({ block, context, level }: SafeBlockProps) {
  const rendered = <RenderedBlock block={block} context={context} level={level} />
  if (!isServerRendering) {
    const { guard: Guard } = context
    return Guard ? (
      <Guard block={block} context={context} level={level}>
        {rendered}
      </Guard>
    ) : (
      rendered
    )
  }
  try {
    return expandTree(rendered)
  } catch (error) {
    context.onBlockError?.(block, error)
    return <UnsupportedBlock block={noticeFor(block)} context={context} />
  }
}

/** The build of React for server components has no state; no other sign of it is public. */
const isServerRendering = !('useState' in React)

function RenderedBlock({ block, context, level }: SafeBlockProps) {
  if (!isRendered(block)) return <UnsupportedBlock block={block} context={context} />
  // The table pairs each name with the renderer of that name, which the compiler has checked; indexing loses the pair.
  const Block = renderers[block.component] as React.ComponentType<BlockProps<ResolvedBlock>>
  return <Block block={block} context={context} level={level} />
}

function isRendered(block: RenderableBlock): block is ResolvedBlock {
  return Object.hasOwn(renderers, block.component)
}

function noticeFor(block: RenderableBlock): UnsupportedBlockProps['block'] {
  return { ...block, name: block.component, reason: 'Drawing the block failed; the log of the site says why.' }
}
