import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** Where a process of Node listens when SIGUSR1 tells it to (Node, "Debugger"). */
const inspector = 'http://127.0.0.1:9229/json/list'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)

/** Makes a process of Node look for everything that nobody holds any more: what it has afterwards it needs. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  const [target] = await untilListening()
  if (!target) throw new Error(`${inspector} names no process.`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const answered = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await answered
  socket.close()
}

async function untilListening(): Promise<z.infer<typeof targets>> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(inspector).catch(() => undefined)
    if (response?.ok) return targets.parse(await response.json())
    await sleep(100)
  }
  throw new Error(`Nothing listens at ${inspector}.`)
}
