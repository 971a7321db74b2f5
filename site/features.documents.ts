import { dataSheetWriter } from './features/data-sheet/write-data-sheet.ts'
import { enquiryWriter } from './features/saved-lists/write-enquiry.ts'
import { merge } from './routing/feature.ts'

/** Writers of the PDF documents of features, by kind. The thread that writes documents alone loads it. */
export const documentWriters = merge([dataSheetWriter, enquiryWriter])
