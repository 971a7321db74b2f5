import { runtimePart } from '#site/server/runtime.ts'

export type StartPages = {
  /** Paths of the main website, the most important first. */
  give: (paths: readonly string[]) => void
  given: Promise<readonly string[]>
  /** Reads the paths once more, without error: none while content cannot be read. The framework's modules set it. */
  readAgain: () => Promise<readonly string[]>
}

/** Pages to render before the process is ready: the framework's modules know the content, the server renders. */
export const startPages = runtimePart('warm-up-paths', (): StartPages => {
  const { promise, resolve } = Promise.withResolvers<readonly string[]>()
  return { give: resolve, given: promise, readAgain: async () => [] }
})
