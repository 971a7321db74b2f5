import { accordion } from '../blocks/accordion/schema.ts'
import { articleHero } from '../blocks/article-hero/schema.ts'
import { categoriesSortingAuto } from '../blocks/categories-sorting-auto/schema.ts'
import { categoriesSortingManual } from '../blocks/categories-sorting-manual/schema.ts'
import { centeredTitleParagraph } from '../blocks/centered-title-paragraph/schema.ts'
import { commercialCard } from '../blocks/commercial-card/schema.ts'
import { customForm } from '../blocks/custom-form/schema.ts'
import { downloadableList } from '../blocks/downloadable-list/schema.ts'
import { editorialHero, editorialHeroFixedRatio } from '../blocks/editorial-hero/schema.ts'
import { fullBanner, fullBannerFixedRatio } from '../blocks/full-banner/schema.ts'
import { imageGrid } from '../blocks/image-grid/schema.ts'
import { mediaCarousel } from '../blocks/media-carousel/schema.ts'
import { mediaStandalone } from '../blocks/media-standalone/schema.ts'
import { newsCarousel } from '../blocks/news-carousel/schema.ts'
import { newsGrid } from '../blocks/news-grid/schema.ts'
import { pagesSorting } from '../blocks/pages-sorting/schema.ts'
import { paragraphsGrid } from '../blocks/paragraphs-grid/schema.ts'
import { preFooter } from '../blocks/pre-footer/schema.ts'
import { productHero } from '../blocks/product-hero/schema.ts'
import { productsCarousel } from '../blocks/products-carousel/schema.ts'
import { repeatableTextImage } from '../blocks/repeatable-text-image/schema.ts'
import { richText } from '../blocks/rich-text/schema.ts'
import { richTextImage } from '../blocks/rich-text-image/schema.ts'
import { slimHero } from '../blocks/slim-hero/schema.ts'
import { smallBanner } from '../blocks/small-banner/schema.ts'

/** Blocks that are allowed directly in the body of a page. */
export const pageBlocks = [
  productHero,
  fullBanner,
  articleHero,
  richText,
  imageGrid,
  accordion,
  centeredTitleParagraph,
  categoriesSortingAuto,
  productsCarousel,
  newsGrid,
  newsCarousel,
  pagesSorting,
  downloadableList,
  slimHero,
  smallBanner,
  editorialHero,
  editorialHeroFixedRatio,
  fullBannerFixedRatio,
  commercialCard,
  paragraphsGrid,
  richTextImage,
  repeatableTextImage,
  mediaStandalone,
  mediaCarousel,
  categoriesSortingManual,
  customForm,
  preFooter,
] as const
