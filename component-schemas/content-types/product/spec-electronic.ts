import { chipFamilies } from '../../datasources/chip-families.ts'
import { entry, option, reference, references } from '../../fields/choice-fields.ts'
import { lines, text } from '../../fields/text-fields.ts'
import { flag, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const specElectronic = defineBlock('spec_electronic', {
  label: 'Electronic data',
  description: 'Technical data of a transponder, remote control, shell or programmer.',
  icon: 'block-table',
  previewField: 'deviceType',
  group: 'Product data',
  fields: {
    deviceType: option('Device', 'What it is.', {
      choices: {
        transponder: 'Transponder',
        remote: 'Remote control',
        shell: 'Shell',
        programmer: 'Programmer',
        cloner: 'Cloning device',
      },
      required: true,
    }),
    chipFamily: entry('Chip family', 'Of the transponder inside.', { from: chipFamilies }),
    frequencyMHz: number('Frequency', 'Megahertz.', { min: 0.01, max: 6000, decimals: 3 }),
    modulation: option('Modulation', 'Of the radio signal.', {
      choices: { ask: 'Amplitude (ASK)', fsk: 'Frequency (FSK)' },
    }),
    rolling: flag('Rolling code', 'The code changes with every press.'),
    buttons: number('Buttons', 'Number of buttons.', { min: 0, max: 12 }),
    battery: text('Battery', 'Type, such as "CR2032".', { maxLength: 20 }),
    bladeRef: reference('Blade', 'The blank that fits into it.', { to: ['product'] }),
    boardChip: text('Chip on the board', 'As printed on it.', { maxLength: 40 }),
    partNumbers: lines('Part numbers', 'Numbers printed on original devices, one per line.', {
      maxLines: 40,
      maxLength: 1600,
    }),
    approvals: lines('Approvals', 'Radio approvals, one per line.', { maxLines: 20, maxLength: 800 }),
    tools: references('Tools needed', 'Devices and machines needed to program it.', { to: ['product'], max: 24 }),
  },
})

export type SpecElectronic = ContentOf<typeof specElectronic>
