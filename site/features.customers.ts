import 'server-only'
import type { CustomerRecords } from './extranet/customer-records.ts'
import { fileRecords } from './features/files-as-zip/records.ts'
import { visitRecords } from './features/new-since-last-visit/records.ts'

/** What the features know of customers, which pages and downloads behind the login read; the server alone loads it. */
export const customerRecords: readonly CustomerRecords[] = [fileRecords, visitRecords]
