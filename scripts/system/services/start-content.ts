import { join } from 'node:path'
import { appEnvironment } from './start-plugin.ts'
import { type Starting, startService } from './start-service.ts'

/** Starts the content service on its port, with its data below the system's folder. */
export async function startContent(starting: Starting): Promise<void> {
  const { settings } = starting
  await startService('content', starting, {
    DATA_FOLDER: join(settings.DATA_FOLDER, 'content'),
    SPACE_ID: String(settings.SPACE_ID),
    ...appEnvironment(settings),
    CONTENT_PUBLIC_TOKEN: settings.CONTENT_PUBLIC_TOKEN,
    CONTENT_PREVIEW_TOKEN: settings.CONTENT_PREVIEW_TOKEN,
    CONTENT_MANAGEMENT_TOKEN: settings.CONTENT_MANAGEMENT_TOKEN,
  })
}
