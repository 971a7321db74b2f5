import { join } from 'node:path'
import { type PushOptions, type PushResult, pushSchemas } from 'scripts/schemas/push-schemas.ts'
import { baseSchema } from './base-schema.ts'
import { type LocalService, spaceId, startLocalService, tokens } from './local-service.ts'

export type SchemaSpace = {
  service: LocalService
  /** The options of a push into it; states are stored beside its data. */
  access: Pick<PushOptions, 'contentUrl' | 'spaceId' | 'managementToken' | 'log' | 'backupFolder'>
  /** Pushes with the given options besides. */
  push: (options: Partial<PushOptions>) => Promise<PushResult>
}

/** A content service of its own whose space contains the base schema and nothing else. */
export async function startSchemaSpace(): Promise<SchemaSpace> {
  const service = await startLocalService()
  const access = {
    contentUrl: service.url,
    spaceId,
    managementToken: tokens.managementToken,
    log: () => undefined,
    backupFolder: join(service.dataFolder, 'states'),
  }
  const push = (options: Partial<PushOptions>) => pushSchemas({ ...access, ...options })
  await push({ wanted: baseSchema() })
  return { service, access, push }
}
