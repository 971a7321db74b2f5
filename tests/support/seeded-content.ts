import { createHash, randomUUID } from 'node:crypto'
import { access, cp, glob, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentService } from 'local-stack/content-service/start-content-service.ts'
import { pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { type SeedReport, seedContent } from 'scripts/seed/seed.ts'
import { root } from 'scripts/settings.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** All sources of a seeded space. */
const sources = [
  'package-lock.json',
  'tests/support/seeded-content.ts',
  'component-schemas/**/*.{ts,tsx,json,yaml,po,webp,svg}',
  'scripts/{management,schemas,seed}/**/*.{ts,tsx,json,yaml,po,webp,svg,pdf,webm,zip}',
  'scripts/local-stack/content-service/**/*.ts',
]
const retainFolder = join(root, '.data/seeded-content')
const spaceId = 100_001
const reportFile = 'seed-report.json'

/**
 * Writes the data of a content service with schemas and demo content, as `npm start` creates them, into `folder`.
 * Seeding takes a quarter of a minute: the same sources are seeded once and copied afterwards. `starts-and-stops` seeds its own.
 * @returns the report of seeding the empty space
 */
export async function copySeededContent(folder: string): Promise<SeedReport> {
  const stored = join(retainFolder, await sourcesHash())
  const isMade = () =>
    access(stored).then(
      () => true,
      () => false,
    )
  // One of several parallel suites seeds; the others wait, because concurrent seeding would take the processor from all.
  await oneAtATime(`${retainFolder}.lock`, { isMade, make: () => keep(stored) })
  await cp(stored, folder, { recursive: true })
  return JSON.parse(await readFile(join(stored, reportFile), 'utf8'))
}

async function keep(stored: string): Promise<void> {
  const made = await mkdtemp(join(tmpdir(), 'seeded-content-'))
  try {
    await seed(made)
    await rm(retainFolder, { recursive: true, force: true })
    // Copied aside and moved: an interrupted run leaves no partial folder under the name.
    const aside = join(retainFolder, randomUUID())
    await cp(made, aside, { recursive: true })
    await rename(aside, stored)
  } finally {
    await rm(made, { recursive: true, force: true })
  }
}

async function seed(dataFolder: string): Promise<void> {
  const managementToken = 'local-management'
  const service = await startContentService({
    port: 0,
    dataFolder,
    spaceId,
    publicToken: 'local-public',
    previewToken: 'local-preview',
    managementToken,
  })
  const space = { contentUrl: service.url, spaceId, managementToken }
  const backups = join(dataFolder, 'backups')
  try {
    await pushSchemas({ ...space, log: () => undefined, backupFolder: backups })
    await writeFile(join(dataFolder, reportFile), JSON.stringify(await seedContent(space)))
    await pushSchemas({ ...space, log: () => undefined, backupFolder: backups })
  } finally {
    await service.stop()
    await rm(backups, { recursive: true, force: true })
  }
}

async function sourcesHash(): Promise<string> {
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root, exclude: ['**/node_modules/**'] })) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}
