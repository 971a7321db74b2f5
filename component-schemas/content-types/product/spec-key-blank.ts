import { bowShapes } from '../../datasources/bow-shapes.ts'
import { lockBrands } from '../../datasources/brand-datasources.ts'
import { chipFamilies } from '../../datasources/chip-families.ts'
import { finishes } from '../../datasources/finishes.ts'
import { keyTypes } from '../../datasources/key-types.ts'
import { materials } from '../../datasources/materials.ts'
import { entries, entry, option } from '../../fields/choice-fields.ts'
import { asset, table } from '../../fields/media-fields.ts'
import { numberList, text } from '../../fields/text-fields.ts'
import { flag, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const specKeyBlank = defineBlock('spec_key_blank', {
  label: 'Key blank data',
  description: 'Technical data of a key blank. Lengths in millimetres; units are added by the site.',
  icon: 'block-table',
  previewField: 'profile',
  group: 'Product data',
  tabs: { Origin: ['lockBrands', 'originalRef', 'codeSeries', 'cloneable', 'chip'] },
  fields: {
    keyType: entry('Key type', 'Decides how the key is cut.', { from: keyTypes, required: true }),
    profile: text('Profile', 'Name of the blade section, such as "NR5".', { maxLength: 20 }),
    section: asset('Section drawing', 'Drawing of the blade section, SVG or PNG.'),
    bowShape: entry('Bow shape', 'Outline of the part one holds.', { from: bowShapes }),
    bladeLengthMm: number('Blade length', 'Millimetres, from stop to tip.', { min: 1, max: 300, decimals: 2 }),
    bladeHeightMm: number('Blade height', 'Millimetres.', { min: 0.5, max: 60, decimals: 2 }),
    bladeThicknessMm: number('Blade thickness', 'Millimetres.', { min: 0.2, max: 30, decimals: 2 }),
    grooves: number('Grooves', 'Lengthwise grooves of the blade, counted on both faces.', { min: 0, max: 20 }),
    cuts: number('Cuts', 'Number of cuts or pins.', { min: 1, max: 40 }),
    cutSides: option('Sides with cuts', 'Where a cut key has its cuts.', {
      choices: { one: 'One side', both: 'Both sides', around: 'All around' },
    }),
    depths: number('Depths', 'Number of different depths of a cut.', { min: 1, max: 20 }),
    spacingMm: number('Cut spacing', 'Millimetres from centre to centre.', { min: 0.5, max: 20, decimals: 3 }),
    bitting: numberList(
      'Sample bitting',
      'Depth of each cut from bow to tip, such as 3-1-4-2-5. Drawn as the line of the product; no customer’s key.',
    ),
    stop: option('Stop', 'What the key rests on in the lock.', { choices: { shoulder: 'Shoulder', tip: 'Tip' } }),
    hand: option('Hand', 'Side of the profile.', { choices: { left: 'Left', right: 'Right', both: 'Both' } }),
    material: entry('Material', 'Of the blade.', { from: materials }),
    finish: entry('Finish', 'Of the surface.', { from: finishes }),
    lockBrands: entries('Lock brands', 'Brands of the locks the blank fits.', { from: lockBrands, required: true }),
    originalRef: text('Original reference', 'Code of the lock maker’s own blank.', { maxLength: 40 }),
    codeSeries: table('Code series', 'Columns: from, to, maker.'),
    cloneable: flag('Transponder can be cloned', 'Only for blanks with a transponder.'),
    chip: entry('Chip family', 'Only for blanks with a transponder.', { from: chipFamilies }),
  },
})

export type SpecKeyBlank = ContentOf<typeof specKeyBlank>
