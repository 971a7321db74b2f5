import { namedBlocks, shellBlocks } from './guide-blocks.ts'

/** The shell blocks below each heading of `docs/operate.md`. Those for containers are named too and not carried out: they need an engine. */
const names = {
  Deploy: ['containers: deploy', 'deploy'],
  'Deploy a new version': ['containers: exchange', 'exchange'],
  Commands: ['containers: commands', 'commands'],
  'Back up and restore': ['containers: back up', 'back up', 'restore', 'restore after a loss', 'SQLite'],
} as const

export type GuideBlocks = ReturnType<typeof guideBlocks>

/**
 * The blocks of the guide by name.
 * @throws Error where the guide has a block that this list does not name, or one for containers elsewhere than the list says
 */
export function guideBlocks(markdown: string) {
  const blocks = namedBlocks(shellBlocks(markdown), names)
  for (const [name, text] of Object.entries(blocks)) {
    if (name.startsWith('containers:') !== text.includes('docker compose'))
      throw new Error(`The block "${name}" of the guide is another one.`)
  }
  return blocks
}
