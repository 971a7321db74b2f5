import { relative } from 'node:path'
import { watch } from 'chokidar'

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
 * Watches the files of a folder. Node's own recursive watch loses a file on Linux once another one is renamed to its name, which is how
 * most editors, `sed -i` and `git checkout` save.
 * @returns when every file is watched: a function that stops it without waiting for a running `onChange`
 */
export async function watchSources({ folder, isWatched, onChange, onError }: Watching): Promise<() => void> {
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()
  const watcher = watch(folder, { ignored: (path) => path.includes('node_modules'), ignoreInitial: true })
  watcher.on('error', onError).on('all', (_event, path) => {
    if (!isWatched(relative(folder, path))) return
    clearTimeout(timer)
    timer = setTimeout(() => (last = last.then(onChange).catch(onError)), settleMs)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  return () => {
    clearTimeout(timer)
    void watcher.close()
  }
}
