const key = Symbol.for('zarandal.start-pages')

export type StartPages = {
  /** Paths of the main website, those that say the most first. */
  give: (paths: readonly string[]) => void
  given: Promise<readonly string[]>
}

/**
 * Which pages are drawn before the process says that it is ready: the framework's bundle knows the content, the server
 * draws. On globalThis, because the two are separate bundles.
 */
export function startPages(): StartPages {
  const shared = globalThis as { [key]?: StartPages }
  shared[key] ??= open()
  return shared[key]
}

function open(): StartPages {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  return { give: resolve, given: promise }
}
