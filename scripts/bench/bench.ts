import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { readSettings, type Settings } from '../settings.ts'
import { buildSite } from '../system/build-site.ts'
import { benchEditing } from './bench-editing.ts'
import { benchFacets } from './bench-facets.ts'
import { benchForms } from './bench-forms.ts'
import { benchGrowth } from './bench-growth.ts'
import { benchMemory } from './bench-memory.ts'
import { benchSchemas } from './bench-schemas.ts'
import { benchSearch } from './bench-search.ts'
import { benchSite } from './bench-site.ts'
import { contestants } from './compare/bench-compare.ts'
import {
  compare,
  compareFlags,
  interactionFigures,
  refuseCompareFlags,
  refuseUnknown,
} from './compare/compare-command.ts'
import { benchColdPages } from './load/bench-cold-pages.ts'
import { benchSettingsPublish } from './load/bench-settings-publish.ts'
import { benchLongRun } from './memory/bench-long-run.ts'
import { printTable, type Row } from './print-table.ts'

/** The settings of a system of its own, once the site is built. */
async function builtSite(folder: string): Promise<Settings> {
  await buildSite()
  return readSettings({ SITE_PORT: '5340', CONTENT_PORT: '5350', DATA_FOLDER: folder })
}

/** A benchmark of the built site whose figures are one table. */
function onSite(title: string, bench: (settings: Settings) => Promise<Row[]>) {
  return async (folder: string) => printTable(title, await bench(await builtSite(folder)))
}

/** Benchmarks by the name that `npm run bench -- <name> …` takes; without a name, all run. */
const parts: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  async site(folder) {
    const site = await benchSite(await builtSite(folder))
    printTable('Weight of a page, compressed (scripts without those that modern browsers skip)', site.weight)
    printTable('Browser, a phone (412 × 823, processor four times slower, slow 4G), one visit', site.browser)
    printTable('Lighthouse, mobile profile, the median of five visits', site.scores)
  },
  settings: onSite('Publish of the site settings, which every page shows, 32 connections', benchSettingsPublish),
  cold: onSite(
    'Pages that were never rendered, ten a second for a minute, 32,000 stories, 50 calls a second to the content service',
    benchColdPages,
  ),
  memory: onSite('Memory of the site, one process, and the cost of a render', benchMemory),
  long: onSite(
    'Memory of the site, one process, while pages are read and search indexes are compared twice',
    benchLongRun,
  ),
  growth: onSite(
    'The site, one process, with more and more stories, one of three a product, five calls a second to the content service',
    benchGrowth,
  ),
  editing: onSite('Visual editor, from a key stroke to changed pixels in the frame', benchEditing),
  forms: async (folder) => printTable('Forms, each on the disk before it is acknowledged', await benchForms(folder)),
  facets: async () => printTable('Facets of products, one process', await benchFacets()),
  async search(folder) {
    const rows = await benchSearch(readSettings({ CONTENT_PORT: '3970', DATA_FOLDER: folder }))
    printTable(
      'Search service, nine indexes, one query at a time with three facets; a page requests its list, facets and groups in one call',
      rows,
    )
  },
  async schemas() {
    printTable('Schemas into a space, requests and seconds of a whole process', await benchSchemas(readSettings()))
  },
}

await runCommand(
  {
    name: 'bench',
    purpose: 'Figures of speed and size. Ports and data are its own; it stops by itself.',
    words: {
      name: '[name …]',
      help: `${Object.keys(parts).join(', ')}; all when none is named. With --compare, or after "interaction" (real presses): ${contestants.join(', ')}`,
    },
    flags: {
      compare: {
        type: 'boolean',
        help: 'measures the same pages by our site, plain peers that npm installs then, and nginx',
      },
      ...compareFlags,
    },
  },
  async ({ flags, words }) => {
    process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`)
    if (flags.compare) return await inOwnFolder((folder) => compare(words, flags, folder))
    const [first, ...named] = words
    if (first === 'interaction')
      return await inOwnFolder((folder) => compare(named, { figure: interactionFigures, ...flags }, folder))
    refuseCompareFlags(flags)
    refuseUnknown(words, Object.keys(parts))
    await measureParts(words)
  },
)

async function measureParts(words: readonly string[]): Promise<void> {
  for (const [name, measure] of Object.entries(parts)) {
    if (words.length === 0 || words.includes(name)) await inOwnFolder(measure)
  }
}

async function inOwnFolder(measure: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  try {
    await measure(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
