import { materials } from '../../datasources/materials.ts'
import { entry, references } from '../../fields/choice-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { flag, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const specAccessory = defineBlock('spec_accessory', {
  label: 'Accessory data',
  description: 'Technical data of a part or tool for machines.',
  icon: 'block-table',
  previewField: 'hardness',
  group: 'Product data',
  fields: {
    fits: references('Fits', 'Machines it is made for.', { to: ['product'], max: 60 }),
    material: entry('Material', 'What it is made of.', { from: materials }),
    hardness: text('Hardness', 'Value and scale, such as "64 HRC".', { maxLength: 30 }),
    diameterMm: number('Diameter', 'Millimetres.', { min: 0.1, max: 500, decimals: 2 }),
    boreMm: number('Bore', 'Millimetres.', { min: 0.1, max: 200, decimals: 2 }),
    thicknessMm: number('Thickness', 'Millimetres.', { min: 0.1, max: 200, decimals: 2 }),
    wearPart: flag('Wear part', 'Is replaced in the normal course of work.'),
    serviceLifeKeys: number('Service life', 'Keys cut until it is replaced.', { min: 1, max: 10000000 }),
  },
})

export type SpecAccessory = ContentOf<typeof specAccessory>
