import { z } from 'zod'

const message = z.object({
  id: z.number().optional(),
  sessionId: z.string().optional(),
  method: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  error: z.object({ message: z.string() }).optional(),
})

export type Fields = Readonly<Record<string, unknown>>

export type Report = { method: string; params: Fields; sessionId: string | undefined }

export type Devtools = {
  /** @param session the target that is meant; absent: the browser */
  call: (method: string, params?: Fields, session?: string) => Promise<Fields>
  /** @returns stops listening */
  listen: (to: (report: Report) => void) => () => void
  close: () => void
}

/**
 * The browser's own protocol (Chrome DevTools Protocol) without a driver: pages are attached to as those of a tab, because a browser
 * renders no page ahead of a visit while a program is attached to a page in the older way, as Playwright is.
 * @param address of the browser's web socket
 */
export async function openDevtools(address: string): Promise<Devtools> {
  const socket = new WebSocket(address)
  const calls = new Map<number, { resolve: (result: Fields) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(report: Report) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, sessionId, method, params = {}, result = {}, error } = message.parse(JSON.parse(String(data)))
    if (method !== undefined) for (const listener of listeners) listener({ method, params, sessionId })
    if (id === undefined) return
    const call = calls.get(id)
    calls.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`Chromium does not respond at ${address}.`)), {
      once: true,
    })
  })
  return {
    call: (method, params = {}, session) => {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params, ...(session === undefined ? {} : { sessionId: session }) }))
      return new Promise((resolve, reject) => calls.set(id, { resolve, reject }))
    },
    listen: (to) => {
      listeners.add(to)
      return () => listeners.delete(to)
    },
    close: () => socket.close(),
  }
}
