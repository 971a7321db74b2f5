import { watch } from 'node:fs'

type Watching = {
  /** With all that is below it. */
  folder: string
  /** @param path below the folder */
  isWatched: (path: string) => boolean
  /** Runs after a change, never twice at the same time; a change meanwhile runs it once more. */
  onChange: () => Promise<void>
  /** Receives errors of `onChange`. */
  onError: (error: unknown) => void
}

/** Debounce: an editor writes a file in several steps, and some tools write many files. */
const settleMs = 100

/**
 * Watches the files of a folder.
 * @returns a function that stops it without waiting for a running `onChange`
 */
export function watchSources({ folder, isWatched, onChange, onError }: Watching): () => void {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, (_event, path) => {
    if (path === null || !isWatched(path)) return
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(onChange).catch(onError)), settleMs)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
