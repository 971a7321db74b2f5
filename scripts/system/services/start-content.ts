import { join } from 'node:path'
import { root, type Settings } from '../../settings.ts'
import { type Child, type OnLine, startChild, untilResponds } from '../child.ts'
import { appEnvironment } from './start-plugin.ts'

type Starting = { settings: Settings; contentUrl: string; children: Child[]; onLine?: OnLine | undefined }

/** Starts the content service on its port, with its data below the system's folder. */
export async function startContent({ settings, contentUrl, children, onLine }: Starting): Promise<void> {
  const child = startChild({
    name: 'The content service',
    command: process.execPath,
    args: [join(root, 'scripts/local-stack/content-service/main.ts')],
    env: {
      CONTENT_PORT: String(settings.CONTENT_PORT),
      DATA_FOLDER: join(settings.DATA_FOLDER, 'content'),
      SPACE_ID: String(settings.SPACE_ID),
      ...appEnvironment(settings),
      CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
      CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
      CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
    },
    onLine: (line) => onLine?.(`content | ${line}`),
  })
  children.push(child)
  await untilResponds(`${contentUrl}/healthz`, child)
}
