import { join } from 'node:path'
import { root } from '../../settings.ts'
import { appEnvironment } from './start-plugin.ts'
import { type Starting, startService } from './start-service.ts'

/** Starts the visual editor for the content service; its page is built when its sources changed. */
export async function startEditor(starting: Starting & { contentUrl: string }): Promise<void> {
  const { settings, contentUrl } = starting
  await startService('editor', starting, {
    CONTENT_URL: contentUrl,
    SITE_URL: `http://localhost:${settings.SITE_PORT}`,
    ...appEnvironment(settings),
    SPACE_ID: String(settings.SPACE_ID),
    CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
    CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
    EDITOR_BUILD_FOLDER: join(root, '.data/editor'),
    EDITOR_LABELS_FOLDER: join(root, 'component-schemas/labels'),
  })
}
