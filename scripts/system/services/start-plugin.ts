import { join } from 'node:path'
import { embeddedSpace } from '../../management/read-space.ts'
import { pushPlugin } from '../../plugin/push-plugin.ts'
import { root, type Settings } from '../../settings.ts'
import type { Child } from '../child.ts'
import { startService } from './start-service.ts'

type Starting = { settings: Settings; contentUrl: string; children: Child[]; onLine: (line: string) => void }

/** Registration of the app in the content service. */
export function appEnvironment({ APP_CLIENT_SECRET, PLUGIN_PORT }: Settings) {
  return { APP_CLIENT_SECRET, APP_URL: `http://localhost:${PLUGIN_PORT}` }
}

/** Gives the space the field plugin, and starts the app that the CMS shows in its frame. */
export async function startPlugin({ settings, contentUrl, children, onLine }: Starting): Promise<void> {
  await pushPlugin({
    ...embeddedSpace(settings, contentUrl),
    cmsOrigin: settings.EDITOR_ORIGIN,
    storiesUrl: `${contentUrl}/v2/cdn/stories`,
    buildFolder: join(root, '.data/cms-plugin'),
    log: (line) => onLine(`plugin | ${line}`),
    mode: 'push',
  })
  await startService(
    'plugin',
    { settings, children, onLine },
    {
      CMS_ORIGIN: settings.EDITOR_ORIGIN,
      CONTENT_URL: contentUrl,
      APP_FOLDER: join(settings.DATA_FOLDER, 'app'),
      ...appEnvironment(settings),
      SITE_URL: `http://localhost:${settings.SITE_PORT}`,
    },
  )
}
