import { msg } from '@lingui/core/macro'
import type { SpecMachine } from 'component-schemas/content-types/product/spec-machine.ts'
import { choice, type DetailRow, entry, measure, text } from './detail-row.ts'

export const machineTypes = { manual: msg`Manual`, semi_automatic: msg`Semi-automatic`, electronic: msg`Electronic` }
const decoders = { none: msg`None`, optical: msg`Optical`, contact: msg`Contact` }
const updates = { none: msg`None`, usb: msg`By USB`, online: msg`Online` }
const connections = { usb: msg`USB`, ethernet: msg`Ethernet`, wifi: msg`Wi-Fi`, bluetooth: msg`Bluetooth` }

export const machineDetails: readonly DetailRow<keyof SpecMachine>[] = [
  { field: 'machineType', label: msg`Type`, form: choice(machineTypes), isDeciding: true },
  { field: 'operations', label: msg`Keys it cuts`, form: entry('machine_operation') },
  { field: 'axes', label: msg`Axes of movement`, form: measure('count') },
  { field: 'cutter', label: msg`Cutter`, form: text },
  { field: 'cutterSpeedRpm', label: msg`Cutter speed`, form: measure('rpm'), isDeciding: true },
  { field: 'clampType', label: msg`Clamp`, form: text },
  { field: 'jawOpeningMm', label: msg`Jaw opening`, form: measure('mm') },
  { field: 'maxKeyLengthMm', label: msg`Longest key`, form: measure('mm') },
  { field: 'decoder', label: msg`Decoder`, form: choice(decoders) },
  { field: 'display', label: msg`Display`, form: text },
  { field: 'connectivity', label: msg`Connections`, form: choice(connections) },
  { field: 'memoryCards', label: msg`Stored key cards`, form: measure('count') },
  { field: 'updates', label: msg`Updates`, form: choice(updates) },
  { field: 'widthMm', label: msg`Width`, form: measure('mm') },
  { field: 'depthMm', label: msg`Depth`, form: measure('mm') },
  { field: 'heightMm', label: msg`Height`, form: measure('mm') },
  { field: 'weightKg', label: msg`Weight`, form: measure('kg'), isDeciding: true },
  { field: 'motorPowerW', label: msg`Motor power`, form: measure('W') },
  { field: 'supplyVoltageV', label: msg`Supply voltage`, form: measure('V') },
  { field: 'supplyFrequencyHz', label: msg`Supply frequency`, form: measure('Hz') },
  { field: 'noiseDb', label: msg`Noise`, form: measure('dB') },
  { field: 'certification', label: msg`Certification`, form: entry('certification') },
  { field: 'warrantyMonths', label: msg`Warranty`, form: measure('months') },
]
