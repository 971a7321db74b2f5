/**
 * What a process cannot start without. Whoever starts it reads the sentence of the error on standard error, not its stack.
 * @returns what `start` returns; otherwise the process ends with exit code 1
 */
export function orEnd<Result>(start: () => Result): Result {
  try {
    return start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
