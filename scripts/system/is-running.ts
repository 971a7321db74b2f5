/**
 * Whether a process of this machine has the number. A number that another process has got meanwhile counts as running.
 * @param pid its number
 */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
