import { whenAtRest } from '../rest-of-page/when-idle.client.ts'
import type { BuildManifest } from './build.ts'

/** Acceptance row D4: the manifest about a second after the page has come to rest, then a look every hour. */
export const manifestDelay = 1000
export const pollEvery = 60 * 60_000

export type VersionWatch = {
  /** Whether the site is known to be of another build than this page. */
  isOutdated: () => boolean
  /** Checks now. A site without a response is not newer. */
  check: () => Promise<boolean>
  /** Whether the build sends this path elsewhere. */
  isSentOn: (path: string) => boolean
  stop: () => void
}

/**
 * Watches for a new build: every hour, and when the tab is shown again. Whatever fails is ignored.
 * @param build name of the build this page came from
 */
export function watchVersion(build: string): VersionWatch {
  let latest = build
  let manifest: BuildManifest | undefined
  const check = async () => {
    const response = await send<{ id?: unknown }>('/builds/latest.json')
    if (typeof response?.id === 'string') latest = response.id
    return latest !== build
  }
  const loadManifest = async () => {
    manifest = await send<BuildManifest>(`/builds/meta/${build}.json`)
  }
  const checkWhenShown = () => {
    if (document.visibilityState === 'visible') void check()
  }
  let rest = 0
  whenAtRest(() => {
    rest = window.setTimeout(() => void loadManifest(), manifestDelay)
  })
  const poll = window.setInterval(() => void check(), pollEvery)
  document.addEventListener('visibilitychange', checkWhenShown)
  return {
    isOutdated: () => latest !== build,
    check,
    isSentOn: (path) => Object.hasOwn(manifest?.matcher?.static ?? {}, path),
    stop() {
      window.clearTimeout(rest)
      window.clearInterval(poll)
      document.removeEventListener('visibilitychange', checkWhenShown)
    },
  }
}

async function send<Answer>(address: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', headers: { accept: 'application/json' } })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
