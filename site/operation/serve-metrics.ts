import { createServer, type Server } from 'node:http'
import { exposeMetrics } from '#site/metrics/metrics.ts'

/** Figures of the process on a port of their own, which no balancer shows to the world. */
export function serveMetrics(port: number, host: string): Server {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(isAsked ? `${exposeMetrics()}${processFigures()}` : '')
  })
  return server.listen(port, host)
}

function processFigures(): string {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${rss}`,
    '# TYPE nodejs_heap_used_bytes gauge',
    `nodejs_heap_used_bytes ${heapUsed}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '',
  ].join('\n')
}
