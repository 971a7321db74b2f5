import { Agent, createServer, get, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { redactOutput } from '#site/server/observability/redact-output.ts'
import { redactor } from '#site/server/observability/redactor.ts'
import { requestIdOf, withRequestId } from '#site/server/observability/request-id.ts'
import { structuredOutput } from '#site/server/observability/structured-output.ts'
import { type Lifecycle, respondToHealthCheck } from '#site/server/pipeline/health-checks.ts'
import { tooLarge } from '#site/server/pipeline/request-limits.ts'
import { endGracefully } from '#site/server/process/shut-down.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(listener: RequestListener) {
  const server = createServer(listener)
  open.push(server)
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  /** The status, or how it failed; each over a connection of its own. */
  const send = (path: string) =>
    new Promise<number | string>((resolve) => {
      get({ port, host: '127.0.0.1', path, agent: false }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0))
      }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'))
    })
  return { server, send }
}

describe('health', () => {
  const fine = async () => undefined
  const broken = () => Promise.reject(new Error('disk full'))
  const unproven = async () => 'The content service refuses the token.'
  const working = { status: 'ready', forms: 'working' }
  const cases = [
    { state: 'a whole process', checks: { content: fine, forms: fine }, ready: 200, says: working },
    { state: 'a process that cannot store forms', checks: { forms: broken }, ready: 200, says: { forms: 'degraded' } },
    {
      state: 'a process that shows no page',
      checks: { content: unproven, forms: fine },
      ready: 503,
      says: { status: 'without content', reason: 'The content service refuses the token.' },
    },
    { state: 'an ending process', isEnding: true, checks: {}, ready: 503, says: { status: 'ending' } },
    { state: 'a starting process', isStarting: true, checks: {}, ready: 503, says: { status: 'starting' } },
  ]
  test.each(cases)('$state is alive, and /readyz is $ready', async ({ checks, ready, says, ...state }) => {
    const lifecycle: Lifecycle = { isEnding: false, ...state }
    const { server, send } = await listen((request, response) => {
      if (!respondToHealthCheck(request, response, { lifecycle, checks })) response.writeHead(404).end()
    })
    expect(await Promise.all(['/healthz', '/readyz', '/'].map(send))).toEqual([200, ready, 404])
    const { port } = server.address() as { port: number }
    expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject(says)
  })
})

describe('the end of a process', () => {
  test('turns readiness red first, finishes requests in flight, then accepts none', async () => {
    const lifecycle: Lifecycle = { isEnding: false }
    const { server, send } = await listen((request, response) => {
      if (respondToHealthCheck(request, response, { lifecycle, checks: {} })) return
      setTimeout(() => response.end('x'), 400)
    })
    const inFlight = Array.from({ length: 20 }, () => send('/'))
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(20))
    const finish = vi.fn(async () => undefined)
    const ended = endGracefully({ server, lifecycle, drainMs: 150, limitMs: 5000, finish })
    expect(await send('/readyz')).toBe(503)
    const late = send('/')
    expect(finish).not.toHaveBeenCalled()
    expect(await Promise.all([...inFlight, late])).toEqual(Array.from({ length: 21 }, () => 200))
    await ended
    expect(finish).toHaveBeenCalledTimes(1)
    expect(await send('/')).toBe('ECONNREFUSED')
  })

  test('does not wait for the next request on a connection that is answered last', async () => {
    const { server } = await listen((_, response) => void setTimeout(() => response.end('x'), 300))
    const agent = new Agent({ keepAlive: true })
    const { port } = server.address() as { port: number }
    const status = new Promise((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (response) =>
        response.resume().once('end', () => resolve(response.statusCode)),
      )
    })
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1))
    const limitMs = 10_000
    const startedAt = Date.now()
    const ended = endGracefully({
      server,
      lifecycle: { isEnding: false },
      drainMs: 0,
      limitMs,
      finish: async () => undefined,
    })
    expect(await status).toBe(200)
    await ended
    expect(Date.now() - startedAt).toBeLessThan(limitMs / 2)
    agent.destroy()
  })

  test('does not wait for ever for an answer that never comes', async () => {
    const { server, send } = await listen(() => undefined)
    void send('/')
    await vi.waitFor(async () => expect(await connectionsOf(server)).toBe(1))
    const startedAt = Date.now()
    await endGracefully({
      server,
      lifecycle: { isEnding: false },
      drainMs: 0,
      limitMs: 200,
      finish: async () => undefined,
    })
    expect(Date.now() - startedAt).toBeLessThan(2000)
  })
})

function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, number) => resolve(number)))
}

test.each([
  [{ url: '/es', headers: {} }, undefined],
  [{ url: `/${'a'.repeat(9000)}`, headers: {} }, 414],
  [{ url: '/api/content-changed', headers: { 'content-length': '65536' } }, undefined],
  [{ url: '/api/content-changed', headers: { 'content-length': '65537' } }, 413],
  [{ url: '/api/forms/contact', headers: { 'content-length': '20000000' } }, undefined],
  [{ url: '/api/forms/contact', headers: { 'content-length': '104857600' } }, undefined],
  [{ url: '/api/forms/contact', headers: { 'content-length': '104857601' } }, 413],
  [{ url: '/api/forms/contact', headers: { 'transfer-encoding': 'chunked' } }, 411],
])('a request is refused for its size alone: %#', (request, status) => {
  expect(tooLarge(request)?.status).toBe(status)
})

/** What a process prints, line by line. */
function captured(secrets: string[] = []) {
  const lines: string[] = []
  const stream = () => ({ write: (text: string) => lines.push(text) }) as unknown as NodeJS.WriteStream
  const streams = { stdout: stream(), stderr: stream() }
  const output = structuredOutput({ redact: redactor(secrets), origin: { host: 'a:1', build: 'b' } }, streams)
  return {
    ...streams,
    ...output,
    events: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    lines,
  }
}

describe('a line in the log', () => {
  test.each(['tk', '[token', '&token=', 'a@', 'a.', 'Bearer '])(
    'is looked through at once, also where it is full of %s',
    (part) => {
      const redact = redactor(['a secret of the test'])
      const line = `?${part.repeat(20_000)}`
      const startedAt = performance.now()
      redact(line)
      // Each of the first two took seconds while the time grew with the square of the length.
      expect(performance.now() - startedAt).toBeLessThan(1000)
    },
  )

  test('names no proof in an address, and every other parameter', () => {
    const redact = redactor([])
    expect(redact('/a?page=2&_storyblok_tk[token]=abc&Code=x y&q=llave&x-key=1&key=')).toBe(
      '/a?page=2&_storyblok_tk[token]=[secret]&Code=[secret] y&q=llave&x-key=[secret]&key=',
    )
    expect(redact('/a?returnTo=/b?code=a?b#c&q=llave#id_token=e')).toBe(
      '/a?returnTo=/b?code=[secret]&q=llave#id_token=[secret]',
    )
  })

  test('is one event of JSON with its time, level and request, whatever stands in it', () => {
    const { stderr, events, lines } = captured()
    withRequestId('request-1', () => stderr.write('broken\r\n{"level":"info"}\u001b[31m "quoted"\n'))
    expect(events()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: 'warning',
        message: 'broken\r\n{"level":"info"}\u001b[31m "quoted"',
        requestId: 'request-1',
        host: 'a:1',
        build: 'b',
      },
    ])
    expect(lines[0]?.indexOf('\n')).toBe((lines[0]?.length ?? 0) - 1)
  })

  test('contains no secret, no proof of an address and no mail address', () => {
    const { stdout, log, lines } = captured(['s3cr3t-of-forms'])
    stdout.write('https://cms.example/v2/cdn/stories?version=published&token=abc123&cv=1 failed with s3cr3t-of-forms')
    stdout.write('/x?_storyblok_tk[token]=ff00&code=zz Bearer eyJhbGciOi.abc authorization Basic cmVkYWNjaW9u')
    log('sent to ana@cliente.example', { path: '/x?state=abc' })
    const text = lines.join('')
    for (const shown of ['abc123', 's3cr3t', 'ff00', 'zz', 'eyJ', 'cmVk', 'ana@', 'state=abc']) {
      expect(text).not.toContain(shown)
    }
    expect(text).toContain('version=published')
  })
})

test('text that is printed without being made into events holds no secret either', () => {
  const lines: string[] = []
  const stream = () => ({ write: (text: string) => lines.push(text) }) as unknown as NodeJS.WriteStream & { fd: 1 & 2 }
  const streams = { stdout: stream(), stderr: stream() }
  redactOutput(redactor(['s3cr3t-of-forms']), streams)
  streams.stdout.write('GET /x?token=abc123 200\n')
  streams.stderr.write(Buffer.from('Error: connect postgres://forms:s3cr3t-of-forms@db.example\n'))
  expect(lines).toEqual(['GET /x?token=[secret] 200\n', 'Error: connect postgres://forms:[secret]@db.example\n'])
})

test('a request is named by a trusted proxy alone', () => {
  const headers = { 'x-request-id': 'from-the-proxy-1' }
  expect(requestIdOf(headers, true)).toBe('from-the-proxy-1')
  expect(requestIdOf(headers, false)).not.toBe('from-the-proxy-1')
  expect(requestIdOf({ 'x-request-id': 'a\nb' }, true)).toMatch(/^[\w-]{36}$/)
})
