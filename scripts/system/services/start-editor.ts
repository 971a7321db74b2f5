import { join } from 'node:path'
import { root, type Settings } from '../../settings.ts'
import { type Child, type OnLine, startChild, untilResponds } from '../child.ts'
import { appEnvironment } from './start-plugin.ts'

type Starting = { settings: Settings; contentUrl: string; children: Child[]; onLine?: OnLine | undefined }

/** Starts the visual editor for the content service; its page is built when its sources changed. */
export async function startEditor({ settings, contentUrl, children, onLine }: Starting): Promise<void> {
  const child = startChild({
    name: 'The visual editor',
    command: process.execPath,
    args: [join(root, 'scripts/local-stack/editor/main.ts')],
    env: {
      EDITOR_PORT: String(settings.EDITOR_PORT),
      CONTENT_URL: contentUrl,
      SITE_URL: `http://localhost:${settings.SITE_PORT}`,
      ...appEnvironment(settings),
      SPACE_ID: String(settings.SPACE_ID),
      CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
      CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
      EDITOR_BUILD_FOLDER: join(root, '.data/editor'),
      EDITOR_LABELS_FOLDER: join(root, 'component-schemas/labels'),
    },
    onLine: (line) => onLine?.(`editor | ${line}`),
  })
  children.push(child)
  await untilResponds(`http://localhost:${settings.EDITOR_PORT}/healthz`, child)
}
