import { accordionExamples } from '../blocks/accordion/examples.ts'
import { articleHeroExamples } from '../blocks/article-hero/examples.ts'
import {
  categoriesSortingAutoExamples,
  categoriesSortingAutoResolved,
} from '../blocks/categories-sorting-auto/examples.ts'
import {
  categoriesSortingManualExamples,
  categoriesSortingManualResolved,
} from '../blocks/categories-sorting-manual/examples.ts'
import { centeredTitleParagraphExamples } from '../blocks/centered-title-paragraph/examples.ts'
import { commercialCardExamples } from '../blocks/commercial-card/examples.ts'
import { customFormExamples, customFormResolved, enquiryResolved } from '../blocks/custom-form/examples.ts'
import { downloadableListExamples, downloadableListResolved } from '../blocks/downloadable-list/examples.ts'
import { editorialHeroExamples, editorialHeroFixedRatioExamples } from '../blocks/editorial-hero/examples.ts'
import { fullBannerExamples, fullBannerFixedRatioExamples } from '../blocks/full-banner/examples.ts'
import { imageGridExamples } from '../blocks/image-grid/examples.ts'
import { mediaCarouselExamples } from '../blocks/media-carousel/examples.ts'
import { mediaStandaloneExamples } from '../blocks/media-standalone/examples.ts'
import { newsCarouselExamples } from '../blocks/news-carousel/examples.ts'
import { newsGridExamples, newsResolved } from '../blocks/news-grid/examples.ts'
import { pagesSortingExamples, pagesSortingResolved } from '../blocks/pages-sorting/examples.ts'
import { paragraphsGridExamples } from '../blocks/paragraphs-grid/examples.ts'
import { preFooterExamples } from '../blocks/pre-footer/examples.ts'
import { productHeroExamples, productHeroResolved } from '../blocks/product-hero/examples.ts'
import { productsCarouselExamples, productsCarouselResolved } from '../blocks/products-carousel/examples.ts'
import { repeatableTextImageExamples } from '../blocks/repeatable-text-image/examples.ts'
import { richTextExamples } from '../blocks/rich-text/examples.ts'
import { richTextImageExamples } from '../blocks/rich-text-image/examples.ts'
import { slimHeroExamples } from '../blocks/slim-hero/examples.ts'
import { smallBannerExamples } from '../blocks/small-banner/examples.ts'
import type { Resolved, ResolvedBlockData } from '../cards/resolved-data.ts'
import { parseBlock } from '../parse/parse-content.ts'
import { type BlockExamples, usable } from './example-values.ts'
import type { PageBlock, PageBlockName } from './registry.ts'

/** The examples of every page block, in wire form. */
export const blockExamples = {
  product_hero: productHeroExamples,
  full_banner: fullBannerExamples,
  rich_text: richTextExamples,
  image_grid: imageGridExamples,
  accordion: accordionExamples,
  centered_title_paragraph: centeredTitleParagraphExamples,
  categories_sorting_auto: categoriesSortingAutoExamples,
  products_carousel: productsCarouselExamples,
  news_grid: newsGridExamples,
  news_carousel: newsCarouselExamples,
  article_hero: articleHeroExamples,
  pages_sorting: pagesSortingExamples,
  downloadable_list: downloadableListExamples,
  slim_hero: slimHeroExamples,
  small_banner: smallBannerExamples,
  editorial_hero: editorialHeroExamples,
  editorial_hero_fixed_ratio: editorialHeroFixedRatioExamples,
  full_banner_fixed_ratio: fullBannerFixedRatioExamples,
  commercial_card: commercialCardExamples,
  paragraphs_grid: paragraphsGridExamples,
  rich_text_image: richTextImageExamples,
  repeatable_text_image: repeatableTextImageExamples,
  media_standalone: mediaStandaloneExamples,
  media_carousel: mediaCarouselExamples,
  categories_sorting_manual: categoriesSortingManualExamples,
  custom_form: customFormExamples,
  pre_footer: preFooterExamples,
} as const satisfies Readonly<Record<PageBlockName, BlockExamples>>

const resolvedData: ResolvedBlockData = {
  categories_sorting_manual: categoriesSortingManualResolved,
  product_hero: productHeroResolved,
  categories_sorting_auto: categoriesSortingAutoResolved,
  products_carousel: productsCarouselResolved,
  news_grid: newsResolved,
  news_carousel: newsResolved,
  pages_sorting: pagesSortingResolved,
  downloadable_list: downloadableListResolved,
  custom_form: customFormResolved,
}

/** Resolved data of one example, instead of the usual one of its block. */
const exampleResolvedData: Readonly<Record<string, ResolvedBlockData[keyof ResolvedBlockData]>> = {
  'custom_form/enquiry': enquiryResolved,
}

/** One example as a renderer receives it. */
export type ResolvedExample = { example: string; block: Resolved<PageBlock> }

/** Every example of every page block, parsed and with the resolved data of its block. */
export function resolvedExamples(): ResolvedExample[] {
  return Object.entries(blockExamples).flatMap(([name, examples]) =>
    Object.entries(examples).map(([example, wire]) => {
      const block = usable<PageBlock>(parseBlock(wire), `${name}/${example}`)
      return { example, block: withResolved(block, example) }
    }),
  )
}

function withResolved(block: PageBlock, example: string): Resolved<PageBlock> {
  const usual = Object.entries(resolvedData).find(([name]) => name === block.component)?.[1]
  const resolved = exampleResolvedData[`${block.component}/${example}`] ?? usual
  return (resolved === undefined ? block : { ...block, resolved }) as Resolved<PageBlock>
}
