/**
 * Runs a step that a process cannot start without. Standard error shows the message of the error, not its stack.
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
