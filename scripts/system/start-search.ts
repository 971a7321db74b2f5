import { join } from 'node:path'
import { root, type Settings } from '../settings.ts'
import { type Child, startChild, untilAnswers } from './child.ts'

type Starting = { settings: Settings; children: Child[]; onLine: (line: string) => void }

/** Starts the search service; what it keeps is ready to be searched a moment after it answers. */
export async function startSearch({ settings, children, onLine }: Starting): Promise<void> {
  const child = startChild({
    name: 'The search service',
    command: process.execPath,
    args: [join(root, 'scripts/local-stack/search-service/main.ts')],
    env: {
      SEARCH_PORT: String(settings.SEARCH_PORT),
      SEARCH_APP_ID: settings.SEARCH_APP_ID,
      SEARCH_ADMIN_KEY: settings.SEARCH_ADMIN_KEY,
      SEARCH_PUBLIC_KEY: settings.SEARCH_PUBLIC_KEY,
      SEARCH_EXTRANET_KEY: settings.SEARCH_EXTRANET_KEY,
      DATA_FOLDER: join(settings.DATA_FOLDER, 'search'),
    },
    onLine: (line) => onLine(`search | ${line}`),
  })
  children.push(child)
  await untilAnswers(`http://localhost:${settings.SEARCH_PORT}/healthz`, child, 30)
}
