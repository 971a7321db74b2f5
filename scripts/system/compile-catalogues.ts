import { join } from 'node:path'
import { runCommand } from '../checks/run-command.ts'
import { root } from '../settings.ts'

/**
 * Compiles the interface texts (`site/messages/*.po`) into the modules that the site imports, which are not in the repository. A
 * text without a translation does not stop it: development shows the English one.
 * @param folder with the messages and the configuration of Lingui
 * @throws Error with the compiler's output
 */
export async function compileCatalogues(folder = join(root, 'site')): Promise<void> {
  // Languages that the site serves, and the others that it knows.
  for (const config of ['lingui', 'known']) {
    const { isPassed, output } = await runCommand({
      name: 'messages',
      binary: 'lingui',
      // Ten short files: threads would take longer to start.
      args: ['compile', '--workers', '1', '--config', `messages/${config}.config.ts`],
      folder,
      remedy: 'Fix what lingui reports in site/messages/*.po.',
    })
    if (!isPassed) throw new Error(output.trim())
  }
}
