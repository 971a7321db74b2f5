import { join } from 'node:path'
import { managementRequests } from '../../management/management-requests.ts'
import { embeddedSpace } from '../../management/read-space.ts'
import { pushSchemas } from '../../schemas/push-schemas.ts'
import { loadSizes } from '../../seed/load/load-sizes.ts'
import { writeLoadSet } from '../../seed/load/write-load-set.ts'
import { seedContent } from '../../seed/seed.ts'
import type { Settings } from '../../settings.ts'
import type { Child } from '../../system/child.ts'
import { startContent } from '../../system/services/start-content.ts'

type Starting = { settings: Settings; contentUrl: string; children: Child[] }

/** Starts the content service with the load set: 32,000 stories in Spanish and English, as large as those of the demo. */
export async function startLoadedSpace({ settings, contentUrl, children }: Starting): Promise<void> {
  const space = embeddedSpace(settings, contentUrl)
  await startContent({ settings, children })
  await pushSchemas({ ...space, log: () => undefined, backupFolder: join(settings.DATA_FOLDER, 'schemas') })
  await seedContent(space)
  const requests = managementRequests(space)
  await writeLoadSet({ requests, sizes: loadSizes, languages: ['en'], onProgress: () => undefined })
}
