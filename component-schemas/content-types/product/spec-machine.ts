import { certifications, machineOperations } from '../../datasources/machine-datasources.ts'
import { entries, option, optionList, references } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const specMachine = defineBlock('spec_machine', {
  label: 'Machine data',
  description: 'Technical data of a key-cutting machine. SI units as each field says; the site adds them.',
  icon: 'block-table',
  previewField: 'machineType',
  group: 'Product data',
  tabs: {
    'Size and power': [
      'widthMm',
      'depthMm',
      'heightMm',
      'weightKg',
      'motorPowerW',
      'supplyVoltageV',
      'supplyFrequencyHz',
      'noiseDb',
    ],
    Supply: ['suppliedAccessories', 'optionalAccessories', 'certification', 'warrantyMonths'],
  },
  fields: {
    machineType: option('Machine type', 'Who guides the cut.', {
      choices: { manual: 'Manual', semi_automatic: 'Semi-automatic', electronic: 'Electronic' },
      required: true,
    }),
    operations: entries('Operations', 'Kinds of key the machine cuts.', { from: machineOperations, required: true }),
    axes: number('Axes', 'In how many directions cutter and key move, by hand or by a motor.', { min: 1, max: 8 }),
    cutter: text('Cutter', 'Kind and size of the cutter.', translated(80)),
    cutterSpeedRpm: number('Cutter speed', 'Revolutions per minute.', { min: 1, max: 60000 }),
    clampType: text('Clamp', 'Kind of clamp, such as "four-sided, reversible".', translated(80)),
    jawOpeningMm: number('Jaw opening', 'Millimetres.', { min: 1, max: 100, decimals: 1 }),
    maxKeyLengthMm: number('Longest key', 'Millimetres.', { min: 1, max: 400, decimals: 1 }),
    decoder: option('Decoder', 'How the machine reads a key.', {
      choices: { none: 'None', optical: 'Optical', contact: 'Contact' },
    }),
    display: text('Display', 'Such as "7-inch touch screen".', translated(80)),
    connectivity: optionList('Connections', 'Ports and radio of the machine.', {
      choices: { usb: 'USB', ethernet: 'Ethernet', wifi: 'Wi-Fi', bluetooth: 'Bluetooth' },
    }),
    memoryCards: number('Stored key cards', 'Number of key descriptions in memory.', { min: 0, max: 1000000 }),
    updates: option('Updates', 'How the key data stay current.', {
      choices: { none: 'None', usb: 'By USB', online: 'Online' },
    }),
    widthMm: number('Width', 'Millimetres.', { min: 1, max: 3000 }),
    depthMm: number('Depth', 'Millimetres.', { min: 1, max: 3000 }),
    heightMm: number('Height', 'Millimetres.', { min: 1, max: 3000 }),
    weightKg: number('Weight', 'Kilograms.', { min: 0.1, max: 1000, decimals: 1 }),
    motorPowerW: number('Motor power', 'Watts.', { min: 1, max: 5000 }),
    supplyVoltageV: number('Supply voltage', 'Volts.', { min: 1, max: 500 }),
    supplyFrequencyHz: number('Supply frequency', 'Hertz; 0 for direct current.', { min: 0, max: 400 }),
    noiseDb: number('Noise', 'Decibel (A) at the work place.', { min: 1, max: 130, decimals: 1 }),
    suppliedAccessories: references('Supplied accessories', 'What is in the box.', { to: ['product'], max: 40 }),
    optionalAccessories: references('Optional accessories', 'What can be ordered with it.', {
      to: ['product'],
      max: 60,
    }),
    certification: entries('Certification', 'Marks and standards.', { from: certifications }),
    warrantyMonths: number('Warranty', 'Months.', { min: 0, max: 240 }),
  },
})

export type SpecMachine = ContentOf<typeof specMachine>
