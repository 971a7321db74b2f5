import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

export type Child = {
  name: string
  pid: number
  /** Resolves when the process ends in any way. */
  ended: Promise<{ code: number | null; signal: string | null }>
  /** Its last lines of output, updated while it runs. */
  lastLines: readonly string[]
  stop: () => Promise<void>
}

/** Receives a line of output and its stream. */
export type OnLine = (line: string, stream?: 'stdout' | 'stderr') => void

type ChildOptions = {
  name: string
  command: string
  args: readonly string[]
  cwd?: string
  env: Record<string, string>
  /** One call a line of the process's output. */
  onLine?: OnLine | undefined
}

const graceMs = 6000

/** Enough for a process that ran out of memory, whose reason is above a stack of the engine. */
const storedLines = 30

/** Starts a child process. `stop` sends SIGTERM, waits, and sends SIGKILL after six seconds, to this process alone. */
export function startChild({ name, command, args, cwd, env, onLine }: ChildOptions): Child {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lastLines: string[] = []
  const receive: OnLine = (line, stream) => {
    lastLines.push(line)
    if (lastLines.length > storedLines) lastLines.shift()
    onLine?.(line, stream)
  }
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => {
      receive(String(error), 'stderr')
      resolve({ code: 1, signal: null })
    })
  })
  readLines(child.stdout, (line) => receive(line, 'stdout'))
  readLines(child.stderr, (line) => receive(line, 'stderr'))
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    lastLines,
    async stop() {
      child.kill('SIGTERM')
      const isDelayed = await Promise.race([ended.then(() => false), wait(graceMs, true, { ref: false })])
      if (isDelayed) child.kill('SIGKILL')
      await ended
    },
  }
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  stream.on('end', () => rest && onLine(rest))
}

/**
 * Waits until an address responds with a status below 500.
 * @throws Error when the process behind it ends first, or after `seconds`
 */
export async function untilResponds(url: string, child: Child, seconds = 180): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  let hasEnded = false
  void child.ended.then(() => {
    hasEnded = true
    return undefined
  })
  while (Date.now() < deadline) {
    if (hasEnded) throw new Error(`${child.name} ended before it responded at ${url}.`)
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (response && response.status < 500) return
    await wait(150)
  }
  throw new Error(`${child.name} did not answer at ${url} within ${seconds} s.`)
}
