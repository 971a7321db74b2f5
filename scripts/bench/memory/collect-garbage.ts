import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** The address of the inspector of a Node process after SIGUSR1 (Node, "Debugger"). */
const inspector = 'http://127.0.0.1:9229/json/list'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1)

/** Runs a garbage collection in a Node process, so that the remaining memory is in use. */
export async function collectGarbage(pid: number): Promise<void> {
  process.kill(pid, 'SIGUSR1')
  const [target] = await untilListening()
  if (!target) throw new Error(`${inspector} names no process.`)
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const response = new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }))
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  await response
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
