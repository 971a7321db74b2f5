import { readFile } from 'node:fs/promises'

/** Resident memory of a process in megabytes (of 1024 KB). Only Linux reports it; elsewhere 0. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024
}
