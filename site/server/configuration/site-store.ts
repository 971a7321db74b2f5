import { databaseLocation } from './database-location.ts'
import { env } from './env.ts'

/**
 * A store of this process, opened at first use.
 * @param name of its file, as `databaseLocation` takes it
 */
export function siteStore<Store>(name: string, open: (place: string) => Store): () => Store {
  let opened: Store | undefined
  return () => {
    opened ??= open(databaseLocation(env, name))
    return opened
  }
}
