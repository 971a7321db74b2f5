import { readdir, readFile, readlink } from 'node:fs/promises'
import { createServer } from 'node:net'

/** Whether `localhost:port` can be listened on. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, 'localhost', () => probe.close(() => resolve(true)))
  })
}

/** The process that listens on a port, as `process 4711 (node server.js)`; undefined where the system does not report it. */
export async function ownerOf(port: number): Promise<string | undefined> {
  const sockets = await listeningSockets(port)
  if (sockets.size === 0) return undefined
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    if (await hasSocket(pid, sockets)) return `process ${pid} (${await commandOf(pid)})`
  }
  return undefined
}

/** Inodes of sockets in state LISTEN (0A) on the port, from Linux's tables. */
async function listeningSockets(port: number): Promise<Set<string>> {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const tables = await Promise.all(['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')))
  const rows = tables.flatMap((table) => table.split('\n').map((line) => line.trim().split(/\s+/)))
  const listening = rows.filter(([, local, , state]) => local?.endsWith(wanted) && state === '0A')
  return new Set(listening.map((columns) => `socket:[${columns[9]}]`))
}

async function hasSocket(pid: string, sockets: Set<string>): Promise<boolean> {
  const files = await readdir(`/proc/${pid}/fd`).catch(() => [])
  const targets = await Promise.all(files.map((file) => readlink(`/proc/${pid}/fd/${file}`).catch(() => '')))
  return targets.some((target) => sockets.has(target))
}

async function commandOf(pid: string): Promise<string> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.replaceAll('\0', ' ').trim().slice(0, 80) || 'unknown command'
}
