import 'server-only'
import type { CustomerRecords } from '#site/extranet/customer-records.ts'
import { countBasket } from './basket.ts'
import { readFileMarks } from './file-marks.ts'
import { watchTaken } from './note-taken.ts'

export const fileRecords: CustomerRecords = {
  fileMarks: readFileMarks,
  watchFile: watchTaken,
  counts: [
    {
      route: 'extranet-files',
      async count() {
        const files = await countBasket()
        return files > 0 ? String(files) : undefined
      },
    },
  ],
}
