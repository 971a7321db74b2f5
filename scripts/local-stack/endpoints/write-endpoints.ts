import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointTables } from './endpoint-tables.ts'

await writeFile(join(import.meta.dirname, 'endpoints.md'), endpointTables())
