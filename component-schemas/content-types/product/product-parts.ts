import { crossReferenceBrands, vehicleMakes } from '../../datasources/brand-datasources.ts'
import { finishes } from '../../datasources/finishes.ts'
import { entry, option } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const productVariant = defineBlock('product_variant', {
  label: 'Variant',
  description: 'A form of the product with its own code.',
  icon: 'block-1-2block',
  color: '#5B6670',
  previewField: 'code',
  group: 'Product data',
  fields: {
    code: text('Code', 'Part number, unique in the catalogue.', { required: true, maxLength: 30 }),
    name: text('Difference', 'What sets the variant apart, such as "left hand".', translated(80)),
    finish: entry('Finish', 'Of the surface.', { from: finishes }),
    unitQuantity: number('Pieces in a pack', 'Smallest quantity that is sold.', { min: 1, max: 100000 }),
    ean: text('EAN', '13 digits.', { pattern: '^[0-9]{13}$', maxLength: 13 }),
  },
})

export const crossReference = defineBlock('cross_reference', {
  label: 'Cross reference',
  description: 'The code under which another maker sells the same or a similar product.',
  icon: 'block-resize-fc',
  color: '#5B6670',
  previewField: 'code',
  group: 'Product data',
  fields: {
    makerBrand: entry('Maker', 'Whose code it is.', { from: crossReferenceBrands, required: true }),
    code: text('Code', 'As the other maker writes it.', { required: true, maxLength: 40 }),
    match: option('Match', 'Identical: same part. Equivalent: does the same. Similar: see the note.', {
      choices: { identical: 'Identical', equivalent: 'Equivalent', similar: 'Similar' },
      default: 'equivalent',
    }),
    note: text('Note', 'What differs.', translated(160)),
  },
})

export const vehicleFit = defineBlock('vehicle_fit', {
  label: 'Vehicle',
  description: 'A vehicle the product fits.',
  icon: 'block-cart',
  color: '#5B6670',
  previewField: 'model',
  group: 'Product data',
  fields: {
    make: entry('Make', 'Maker of the vehicle.', { from: vehicleMakes, required: true }),
    model: text('Model', 'As the maker writes it.', { required: true, maxLength: 60 }),
    fromYear: number('From', 'First year of manufacture.', { min: 1950, max: 2100 }),
    toYear: number('To', 'Last year of manufacture; empty while it is made.', { min: 1950, max: 2100 }),
    codeSeries: text('Code series', 'Such as "N0001-N5000".', { maxLength: 60 }),
    programming: option('Programming', 'What it takes to teach the key to the vehicle.', {
      choices: { none: 'None', on_board: 'In the vehicle', device: 'With a device' },
    }),
    note: text('Note', 'What to mind.', translated(160)),
  },
})

export const packaging = defineBlock('packaging', {
  label: 'Packaging',
  description: 'How the product is packed.',
  icon: 'block-suitcase',
  color: '#5B6670',
  previewField: 'ean',
  group: 'Product data',
  fields: {
    unitQuantity: number('Pieces in a pack', 'Smallest quantity that is sold.', { min: 1, max: 100000 }),
    boxQuantity: number('Pieces in a box', 'Quantity in an outer box.', { min: 1, max: 1000000 }),
    ean: text('EAN', '13 digits.', { pattern: '^[0-9]{13}$', maxLength: 13 }),
    weightG: number('Weight of a pack', 'Grams.', { min: 0.1, max: 1000000, decimals: 1 }),
  },
})

export type VehicleFit = ContentOf<typeof vehicleFit>
export type Packaging = ContentOf<typeof packaging>
