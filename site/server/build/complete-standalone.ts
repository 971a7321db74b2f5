import { cp } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * After the framework's build for its own server (`SITE_OUTPUT=standalone`), when its files are compressed: that folder has what the
 * server runs, and lacks what browsers load.
 */
const build = process.env['SITE_BUILD_FOLDER'] || '.next'
const folder = join(import.meta.dirname, '../..', build)

if (process.env['SITE_OUTPUT'] === 'standalone')
  await cp(join(folder, 'static'), join(folder, 'standalone/site', build, 'static'), { recursive: true })
