import { stripVTControlCharacters } from 'node:util'

export type Folding = {
  /** Takes a line; writes it, or counts it when it has been written already. */
  line: (text: string) => void
  /** Writes the counts that have changed, at once. */
  flush: () => void
}

type Seen = { text: string; again: number; written: number; at: number }

/** A line that returns after this pause is written again (milliseconds). */
const rememberedMs = 60_000

/** Counts are written after the first pause; while they go on changing, each pause is twice the one before. */
const [firstPauseMs, longestPauseMs] = [1000, 30_000]

/** Counts written at once: the lines of one error. */
const mostCounts = 5

/**
 * Writes each line once. A failing server prints the same long error at each request, which would hide new lines. The
 * count of repetitions is written when it has changed, for the first lines of a report.
 */
export function foldRepeats(write: (text: string) => void, now: () => number = Date.now): Folding {
  const seen = new Map<string, Seen>()
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const changed = [...seen.values()].filter(({ again, written }) => again > written)
    for (const one of changed.filter(isBeginning).slice(0, mostCounts))
      write(`${one.text}   (again, ${one.again} times)`)
    for (const one of changed) one.written = one.again
  }
  const schedule = () => {
    if (timer !== undefined) return
    timer = setTimeout(() => {
      flush()
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }, pauseMs)
    timer.unref()
  }
  return {
    flush,
    line(text) {
      if (/^(\S+ \|)?\s*$/.test(text)) return
      const [key, at] = [withoutTimes(text), now()]
      const known = seen.get(key)
      if (known && at - known.at < rememberedMs) {
        known.again += 1
        known.at = at
        schedule()
        return
      }
      for (const [old, one] of seen) if (at - one.at >= rememberedMs) seen.delete(old)
      if (seen.size === 0) pauseMs = firstPauseMs
      seen.set(key, { text, again: 0, written: 0, at })
      write(text)
    },
  }
}

/** Lines of a stack and of a code frame belong to the line above them. */
function isBeginning({ text }: Seen): boolean {
  return !/^(\S+ \| )?(\s|at |[|>}\])])/.test(stripVTControlCharacters(text))
}

/** Timestamps and durations do not distinguish errors. */
function withoutTimes(text: string): string {
  return text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, '…').replaceAll(/\b\d+(\.\d+)?(ms|s|min)\b/g, '…')
}
