import { migrations as ownMigrations } from '../migrations/migrations.ts'
import { migrateContent } from './migrate/migrate-content.ts'
import { type PushOptions, pushSchemas } from './push-schemas.ts'

export type ContractOptions = Omit<PushOptions, 'mode'> & { isDryRun?: boolean; migrationsFolder?: string }

/**
 * Ends the renaming of fields: content first, then the schema.
 * @throws RefusedChangesError when content exists only under a former name, or another change is neither safe nor accepted
 */
export async function contractSchemas({
  isDryRun = false,
  migrationsFolder,
  ...options
}: ContractOptions): Promise<void> {
  const { migrations = ownMigrations } = options
  await migrateContent({
    ...options,
    migrations,
    isContract: true,
    mode: isDryRun ? 'plan' : 'run',
    ...(migrationsFolder !== undefined && { folder: migrationsFolder }),
  })
  await pushSchemas({ ...options, mode: isDryRun ? 'plan' : 'contract' })
}
