import { z } from 'zod'
import { managementRequests, type Space } from '../management/management-requests.ts'
import { planLanguages } from '../management/plan-languages.ts'

export type PushLanguagesOptions = Space & { mode: 'push' | 'plan'; log: (line: string) => void }

/**
 * Gives a space the languages of the site, and logs every change before it is made.
 * @returns whether the space differed
 * @throws Error with the API's response
 */
export async function pushLanguages({ mode, log, ...space }: PushLanguagesOptions): Promise<boolean> {
  const { space: readSpace, send } = managementRequests(space)
  const { wanted, changes } = planLanguages(z.object({ space: z.unknown() }).parse(await readSpace()).space)
  for (const change of changes) log(change)
  if (changes.length === 0) log('The languages of the space are those of the site.')
  if (changes.length === 0 || mode === 'plan') return changes.length > 0
  await send('put', '', { body: { space: wanted } })
  log('The languages of the space are set.')
  return true
}
