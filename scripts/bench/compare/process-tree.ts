import { readdir, readFile } from 'node:fs/promises'
import { residentMegabytes } from '../memory/resident-megabytes.ts'

/** Linux counts processor time in hundredths of a second (proc(5), utime). */
const tickMs = 10

type Stat = { pid: number; parent: number; cpuMs: number }

/** A process with its descendants: memory in megabytes (of 1024 KB), processor time in milliseconds. Only Linux; elsewhere 0. */
export async function costOf(pid: number): Promise<{ megabytes: number; cpuMs: number }> {
  const stats = await readStats()
  const family = [pid]
  for (const one of family) family.push(...stats.filter(({ parent }) => parent === one).map((child) => child.pid))
  const megabytes = await Promise.all(family.map(residentMegabytes))
  const own = stats.filter((one) => family.includes(one.pid))
  return { megabytes: sum(megabytes), cpuMs: sum(own.map(({ cpuMs }) => cpuMs)) }
}

async function readStats(): Promise<Stat[]> {
  const names = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  return await Promise.all(
    names.map(async (name) => {
      const text = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
      // The command is in brackets and may contain spaces.
      const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ')
      return { pid: Number(name), parent: Number(parent), cpuMs: (Number(rest[9]) + Number(rest[10])) * tickMs }
    }),
  )
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
