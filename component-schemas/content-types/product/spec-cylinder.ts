import { option } from '../../fields/choice-fields.ts'
import { lines } from '../../fields/text-fields.ts'
import { flag, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const specCylinder = defineBlock('spec_cylinder', {
  label: 'Cylinder or padlock data',
  description: 'Technical data of a lock cylinder or a padlock. Lengths in millimetres.',
  icon: 'block-table',
  previewField: 'form',
  group: 'Product data',
  fields: {
    form: option('Form', 'Shape of the body.', {
      choices: { euro: 'Euro profile', oval: 'Oval', round: 'Round', rim: 'Rim', padlock: 'Padlock' },
      required: true,
    }),
    lengthAMm: number('Length, outside', 'Millimetres from the centre.', { min: 1, max: 200, decimals: 1 }),
    lengthBMm: number('Length, inside', 'Millimetres from the centre.', { min: 1, max: 200, decimals: 1 }),
    keysSupplied: number('Keys supplied', 'Number of keys in the box.', { min: 0, max: 20 }),
    securityGrade: number('Security grade', 'Grade of the standard below, 1 to 6.', { min: 1, max: 6 }),
    standard: lines('Standards', 'One per line, such as EN 1303.', { maxLines: 10, maxLength: 400 }),
    keyedAlike: flag('Keyed alike', 'Can be ordered with one key for several.'),
    shackleDiameterMm: number('Shackle diameter', 'Millimetres; padlocks only.', { min: 1, max: 40, decimals: 1 }),
    shackleHeightMm: number('Shackle height', 'Millimetres; padlocks only.', { min: 1, max: 300, decimals: 1 }),
  },
})

export type SpecCylinder = ContentOf<typeof specCylinder>
