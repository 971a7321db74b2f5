import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** Faults of an upstream. */
export const faults = ['error', 'reset', 'hang', 'drip', 'garbage', 'page', 'refuse', 'late', 'slow'] as const

export type Fault = (typeof faults)[number]

export type FaultProxy = {
  url: string
  /** Injects this fault from now on; undefined: forwards everything. */
  set: (fault: Fault | undefined) => void
  /** Number of requests since the last call. */
  takeCount: () => number
  stop: () => Promise<void>
}

/** Slow enough to be noticed, but below the timeouts. */
const usualSlowMs = 1000

/** Longer than every timeout. */
const delayMs = 30_000

type ProxyOptions = {
  /** Delay of each response with `slow`. */
  slowMs?: number
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** CORS headers, so that a browser sees the fault and not a cross-origin error. */
const open = { 'access-control-allow-origin': '*' }

const json = { ...open, 'content-type': 'application/json' }

const ways: Record<Exclude<Fault, 'slow'>, (exchange: Exchange, pass: () => void) => void> = {
  error: ({ response }) => void response.writeHead(500, json).end('{"error":"x"}'),
  reset: ({ request }) => void request.socket.destroy(),
  hang: () => undefined,
  garbage: ({ response }) => void response.writeHead(200, json).end('{"stories":[{'),
  page: ({ response }) => {
    response.writeHead(200, { ...open, 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')
  },
  refuse: ({ response }) => {
    response.writeHead(429, { ...json, 'retry-after': '1' }).end('{"error":"Too many requests"}')
  },
  drip: ({ response }) => {
    response.writeHead(200, json)
    const timer = setInterval(() => response.write(' '), 1000)
    response.once('close', () => clearInterval(timer))
  },
  late: (_, pass) => void pause(delayMs).then(pass),
}

/** A proxy for an upstream that injects faults on demand. */
export async function startFaultProxy(
  target: string,
  { slowMs = usualSlowMs }: ProxyOptions = {},
): Promise<FaultProxy> {
  let fault: Fault | undefined
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    const pass = () => passOn(target, { request, response })
    if (fault === 'slow') void pause(slowMs).then(pass)
    else if (fault) ways[fault]({ request, response }, pass)
    else pass()
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve(z.object({ port: z.number() }).parse(server.address()).port))
  })
  return {
    url: `http://localhost:${port}`,
    set: (next) => {
      fault = next
    },
    takeCount: () => {
      const taken = count
      count = 0
      return taken
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function passOn(target: string, { request, response }: Exchange): void {
  const { method, headers, url = '/' } = request
  // The service builds addresses of files from the Host header.
  const passed = ask(
    new URL(url, target),
    { method, headers: { ...headers, host: new URL(target).host } },
    (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(response)
    },
  )
  passed.once('error', () => response.destroy())
  request.pipe(passed)
}
