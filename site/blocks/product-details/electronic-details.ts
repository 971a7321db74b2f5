import { msg } from '@lingui/core/macro'
import type { SpecElectronic } from 'component-schemas/content-types/product/spec-electronic.ts'
import { choice, code, type DetailRow, entry, measure, text, yesNo } from './detail-row.ts'

export const deviceNames = {
  transponder: msg`Transponder`,
  remote: msg`Remote control`,
  shell: msg`Shell`,
  programmer: msg`Programmer`,
  cloner: msg`Cloning device`,
}

export const electronicDetails: readonly DetailRow<keyof SpecElectronic>[] = [
  { field: 'deviceType', label: msg`Device`, form: choice(deviceNames), isDeciding: true },
  { field: 'chipFamily', label: msg`Chip family`, form: entry('chip_family'), isDeciding: true },
  { field: 'frequencyMHz', label: msg`Frequency`, form: measure('MHz'), isDeciding: true },
  {
    field: 'modulation',
    label: msg`Modulation`,
    form: choice({ ask: msg`Amplitude (ASK)`, fsk: msg`Frequency (FSK)` }),
  },
  { field: 'rolling', label: msg`Rolling code`, form: yesNo },
  { field: 'buttons', label: msg`Buttons`, form: measure('count') },
  { field: 'battery', label: msg`Battery`, form: code },
  { field: 'boardChip', label: msg`Chip on the board`, form: code },
  { field: 'partNumbers', label: msg`Part numbers`, form: code },
  { field: 'approvals', label: msg`Approvals`, form: text },
]
