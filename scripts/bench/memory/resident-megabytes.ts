import { readFile } from 'node:fs/promises'

/** Resident memory of a process in megabytes (of 1024 KB). Only Linux reports it; elsewhere 0. */
export async function residentMegabytes(pid: number): Promise<number> {
  return await readMegabytes(pid, /VmRSS:\s+(\d+) kB/)
}

/** The largest resident memory of a process since its start, likewise. */
export async function peakMegabytes(pid: number): Promise<number> {
  return await readMegabytes(pid, /VmHWM:\s+(\d+) kB/)
}

async function readMegabytes(pid: number, row: RegExp): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(row.exec(status)?.[1] ?? 0) / 1024
}
