import { expect, onTestFinished, test } from 'vitest'
import { listening } from '#site/server/listening.fixture.ts'
import { structuredOutput } from '#site/server/observability/structured-output.ts'
import { traceWith } from '#site/server/observability/tracing.ts'
import { requestPipeline } from './request-pipeline.ts'

const traceId = 'a'.repeat(32)

test('a failed request is one line with its level, request, trace, website, host and build', async () => {
  const lines: string[] = []
  const stream = () => ({ write: (text: string) => lines.push(text) }) as unknown as NodeJS.WriteStream
  const options = { redact: String, origin: { host: 'machine-1:3001', build: 'b1' } }
  const { log } = structuredOutput(options, { stdout: stream(), stderr: stream() })
  const nothing = () => undefined
  traceWith({
    start: () => ({ traceParent: `00-${traceId}-${'b'.repeat(16)}-01`, state: nothing, fail: nothing, end: nothing }),
  })
  onTestFinished(() => traceWith(undefined))
  const front = { lifecycle: { isEnding: false }, checks: {}, log }
  const { origin, close } = await listening(
    requestPipeline(({ url }, response) => response.writeHead(Number(url?.slice(1, 4))).end(), front),
  )
  onTestFinished(close)
  const ids: (string | null)[] = []
  // One connection for all: its socket closes each response.
  for (const status of [200, 404, 500, 502, 503]) {
    const response = await fetch(`${origin}/${status}?token=secret`)
    await response.arrayBuffer()
    if (status >= 500) ids.push(response.headers.get('x-request-id'))
  }
  const expected = [
    [500, 'error'],
    [502, 'error'],
    [503, 'warning'],
  ].map(([status, level], at) => ({
    time: expect.any(String),
    level,
    message: 'request',
    requestId: ids[at],
    traceId,
    method: 'GET',
    website: expect.any(String),
    path: `/${status}`,
    status,
    ms: expect.any(Number),
    source: 'framework',
    host: 'machine-1:3001',
    build: 'b1',
  }))
  await expect.poll(() => lines.map((line) => JSON.parse(line))).toEqual(expected)
})
