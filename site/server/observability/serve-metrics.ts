import { createServer, type RequestListener, type Server } from 'node:http'

/**
 * Serves the metrics of the process on a port of their own, which no load balancer exposes.
 * @param scrape writes the response for Prometheus
 */
export function serveMetrics(scrape: RequestListener, port: number, host: string): Server {
  const server = createServer((request, response) => {
    if (request.url === '/metrics') scrape(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Metrics are at /metrics.\n')
  })
  return server.listen(port, host)
}
