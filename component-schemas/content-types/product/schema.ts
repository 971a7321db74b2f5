import { accordionItem } from '../../blocks/accordion/schema.ts'
import { mediaCarouselItem } from '../../blocks/media-carousel/schema.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { option, reference, references } from '../../fields/choice-fields.ts'
import { asset, assets } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { crossReference, packaging, productVariant, vehicleFit } from './product-parts.ts'
import { specAccessory } from './spec-accessory.ts'
import { specCylinder } from './spec-cylinder.ts'
import { specElectronic } from './spec-electronic.ts'
import { specKeyBlank } from './spec-key-blank.ts'
import { specMachine } from './spec-machine.ts'

const specBlocks = [specKeyBlank, specMachine, specElectronic, specCylinder, specAccessory] as const

const generalFields = {
  code: text('Code', 'Part number as printed on the product, such as NOR-1R. Unique in the catalogue.', {
    required: true,
    maxLength: 30,
  }),
  name: text('Name', 'What it is called in the catalogue.', { required: true, ...translated(120) }),
  subtitle: text('Subtitle', 'The deciding fact in one line.', translated(160)),
  kind: option('Kind', 'Decides which technical data belong to it.', {
    choices: {
      key_blank: 'Key blank',
      machine: 'Machine',
      electronic: 'Electronic product',
      cylinder_padlock: 'Cylinder or padlock',
      accessory: 'Accessory',
    },
    required: true,
  }),
  categories: references('Categories', 'The first one is shown in the breadcrumbs.', {
    to: ['category'],
    required: true,
    max: 12,
  }),
  status: option('Status', 'Discontinued products stay findable and name their successor.', {
    choices: { active: 'Active', new: 'New', discontinued: 'Discontinued' },
    default: 'active',
  }),
  replacedBy: reference('Replaced by', 'Successor of a discontinued product.', { to: ['product'] }),
  replaces: references('Replaces', 'Older products that this one takes the place of.', { to: ['product'], max: 10 }),
  year: number('Year', 'First year in the catalogue.', { min: 1900, max: 2100 }),
}

const descriptionFields = {
  summary: textarea('Summary', 'Two or three sentences for lists and search.', translated(400)),
  description: richtext('Description', 'What it is for, how it is made, what to mind.', { translatable: true }),
  highlights: lines('Highlights', 'Up to six, one per line, each one fact.', {
    translatable: true,
    maxLength: 900,
    maxLines: 6,
  }),
  images: assets('Pictures', 'The first is the main one: front, section, in use. Describe each in words.', {
    max: 12,
    translatable: true,
  }),
  drawing: asset('Drawing', 'Dimensioned drawing, SVG or PNG.', { translatable: true }),
}

const relationFields = {
  related: references('Related products', 'What customers compare or buy with it.', { to: ['product'], max: 12 }),
  accessories: references('Accessories', 'Parts and tools for it.', { to: ['product'], max: 40 }),
  usedOnMachines: references('Used on machines', 'Machines that cut, read or program it, the usual one first.', {
    to: ['product'],
    max: 20,
  }),
}

const helpFields = {
  downloads: references('Downloads', 'Documents and programs for it; a folder stands for all it holds.', {
    to: ['download_folder', 'download'],
    max: 20,
  }),
  videos: blocks('Videos', 'What is easier shown than told. They load when somebody plays them.', {
    allow: [mediaCarouselItem],
    max: 6,
  }),
  faq: blocks('Questions', 'What customers ask about this product, with the answer first.', {
    allow: [accordionItem],
    max: 12,
  }),
}

export const product = defineContentType('product', {
  label: 'Product',
  description: 'A product of the catalogue with its technical data.',
  icon: 'block-tag',
  color: '#8A5A12',
  previewField: 'name',
  tabs: {
    Description: ['summary', 'description', 'highlights', 'images', 'drawing'],
    'Technical data': ['spec', 'variants', 'packaging'],
    Fit: ['crossRefs', 'compatibility'],
    Related: ['related', 'accessories', 'usedOnMachines'],
    Help: ['downloads', 'videos', 'faq'],
    'Search engines': ['seo'],
  },
  fields: {
    ...generalFields,
    ...descriptionFields,
    spec: oneBlock('Technical data', 'Exactly one, as the kind of the product says.', {
      allow: specBlocks,
      required: true,
    }),
    variants: blocks('Variants', 'Forms with their own code.', { allow: [productVariant], max: 40 }),
    packaging: oneBlock('Packaging', 'How it is packed.', { allow: [packaging] }),
    crossRefs: blocks('Cross references', 'Codes of other makers.', { allow: [crossReference], max: 200 }),
    compatibility: blocks('Vehicles', 'Vehicles it fits.', { allow: [vehicleFit], max: 400 }),
    ...relationFields,
    ...helpFields,
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Product = ContentOf<typeof product>
export type ProductSpec = Product['spec']
