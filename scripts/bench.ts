import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchContent } from './bench/bench-content.ts'
import { benchFacets } from './bench/bench-facets.ts'
import { benchRoutes } from './bench/bench-routes.ts'
import { benchSite } from './bench/bench-site.ts'
import { printTable } from './bench/print-table.ts'
import { readSettings } from './settings.ts'
import { buildSite } from './system/build-site.ts'

/** `npm run bench`: figures, no verdict. Ports and data are its own; it stops by itself after about five minutes. */
const folder = await mkdtemp(join(tmpdir(), 'bench-'))
try {
  process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)
  await buildSite()
  const site = await benchSite(readSettings({ SITE_PORT: '3940', CONTENT_PORT: '3950', DATA_FOLDER: folder }))
  printTable('Site, one process, warm, 32 connections, brotli', site.speed)
  printTable('Weight of a page, compressed (scripts without those that modern browsers skip)', site.weight)
  printTable('Browser, a phone (412 × 823, processor four times slower, slow 4G), one visit', site.browser)
  printTable('Gateway, one request at a time', site.gateway)
  printTable('Route table, one process', benchRoutes())
  printTable('Facets of products, one process', benchFacets())
  printTable(
    'Content service, one request at a time',
    await benchContent(readSettings({ CONTENT_PORT: '3960', DATA_FOLDER: folder })),
  )
} finally {
  await rm(folder, { recursive: true, force: true })
}
