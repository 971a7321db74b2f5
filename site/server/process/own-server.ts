import { orEnd } from '#site/server/configuration/exit-on-error.ts'
import { runtimePart } from '#site/server/runtime.ts'

const ownServer = runtimePart('own-server', () => ({ isRunning: false }))

/** The server calls this before it opens the framework. */
export function noteOwnServer(): void {
  ownServer().isRunning = true
}

/**
 * The framework alone (`next start`, or a platform that runs each request in a function) would thank for forms without delivering them,
 * and has no page cache, limits or protection headers: the process ends with a message that says what to do.
 */
export function requireOwnServer(): void {
  if (ownServer().isRunning) return
  orEnd(() => {
    throw new Error(
      'The site cannot start with the framework alone: its forms would be accepted and never delivered. ' +
        'Start it with its own server: node site/server/main.ts (docs/operate.md).',
    )
  })
}
