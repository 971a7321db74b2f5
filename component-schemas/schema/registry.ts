import { extranetAccess } from '../access/extranet-access.ts'
import { accordionItem } from '../blocks/accordion/schema.ts'
import { imageGridItem } from '../blocks/image-grid/schema.ts'
import { mediaCarouselItem } from '../blocks/media-carousel/schema.ts'
import { paragraphsGridItem } from '../blocks/paragraphs-grid/schema.ts'
import { repeatableTextImageItem } from '../blocks/repeatable-text-image/schema.ts'
import { athleteProfile, athleteTitle } from '../content-types/athlete/athlete-parts.ts'
import { athlete } from '../content-types/athlete/schema.ts'
import { bulletin } from '../content-types/bulletin/schema.ts'
import { catalogueChapter } from '../content-types/catalogue/catalogue-chapter.ts'
import { catalogue } from '../content-types/catalogue/schema.ts'
import { category } from '../content-types/category/schema.ts'
import { contactOffice } from '../content-types/contact-office/schema.ts'
import { customLanding } from '../content-types/custom-landing/schema.ts'
import { localizedFile } from '../content-types/download/localized-file.ts'
import { download } from '../content-types/download/schema.ts'
import { downloadFolder } from '../content-types/download-folder/schema.ts'
import { event } from '../content-types/event/schema.ts'
import { extranetPage } from '../content-types/extranet-page/schema.ts'
import { formFields } from '../content-types/form-page/form-fields.ts'
import { formChoice, formCondition, formRule } from '../content-types/form-page/form-parts.ts'
import { formPage } from '../content-types/form-page/schema.ts'
import { galleryPhoto } from '../content-types/gallery/gallery-photo.ts'
import { gallery } from '../content-types/gallery/schema.ts'
import { job } from '../content-types/job/schema.ts'
import { newsItem } from '../content-types/news-item/schema.ts'
import { page } from '../content-types/page/schema.ts'
import { crossReference, packaging, productVariant, vehicleFit } from '../content-types/product/product-parts.ts'
import { product } from '../content-types/product/schema.ts'
import { specAccessory } from '../content-types/product/spec-accessory.ts'
import { specCylinder } from '../content-types/product/spec-cylinder.ts'
import { specElectronic } from '../content-types/product/spec-electronic.ts'
import { specKeyBlank } from '../content-types/product/spec-key-blank.ts'
import { specMachine } from '../content-types/product/spec-machine.ts'
import { redirect } from '../content-types/redirect/schema.ts'
import { salesAgent } from '../content-types/sales-agent/schema.ts'
import { openingHours } from '../content-types/shop/opening-hours.ts'
import { shop } from '../content-types/shop/schema.ts'
import { footerColumn, menuItem, menuLink, siteSettings } from '../content-types/site-settings/schema.ts'
import { tradeDocument } from '../content-types/trade-document/schema.ts'
import { tradeGallery } from '../content-types/trade-gallery/schema.ts'
import { tradePhoto } from '../content-types/trade-gallery/trade-photo.ts'
import { tradeNotice } from '../content-types/trade-notice/schema.ts'
import { tradeProduct } from '../content-types/trade-product/schema.ts'
import { seo } from '../seo.ts'
import { datasources } from './datasources.ts'
import type { Block, ContentOf } from './define-block.ts'
import { formerGroups, groups } from './groups.ts'
import { pageBlocks } from './page-blocks.ts'

/** Blocks that are used inside others only. */
const itemBlocks = [
  mediaCarouselItem,
  repeatableTextImageItem,
  paragraphsGridItem,
  accordionItem,
  imageGridItem,
  seo,
  menuLink,
  menuItem,
  footerColumn,
  specKeyBlank,
  specMachine,
  specElectronic,
  specCylinder,
  specAccessory,
  productVariant,
  crossReference,
  vehicleFit,
  packaging,
  localizedFile,
  catalogueChapter,
  openingHours,
  athleteTitle,
  athleteProfile,
  galleryPhoto,
  tradePhoto,
  extranetAccess,
  ...formFields,
  formRule,
  formCondition,
  formChoice,
] as const

/** Kinds of story. */
export const contentTypes = [
  page,
  category,
  product,
  newsItem,
  event,
  athlete,
  gallery,
  download,
  downloadFolder,
  catalogue,
  bulletin,
  shop,
  contactOffice,
  job,
  salesAgent,
  formPage,
  extranetPage,
  tradeDocument,
  tradeNotice,
  tradeGallery,
  tradeProduct,
  customLanding,
  siteSettings,
  redirect,
] as const

/** The whole contract of the content that an editor may write. */
export const registry = {
  blocks: [...pageBlocks, ...itemBlocks, ...contentTypes],
  pageBlocks,
  contentTypes,
  groups,
  formerGroups,
  datasources,
} as const

/** Every block and content type by its name. */
export const blocksByName: ReadonlyMap<string, Block> = new Map(
  registry.blocks.map((block: Block) => [block.name, block]),
)

/** A block of a page after parsing. */
export type PageBlock = ContentOf<(typeof pageBlocks)[number]>
export type PageBlockName = PageBlock['component']

/** The content of a story after parsing. */
export type StoryContent = ContentOf<(typeof contentTypes)[number]>
