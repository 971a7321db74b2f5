import { ServerResponse } from 'node:http'

/**
 * A test loads this into the processes of its own system (`node --import`). In the site's process, a page whose address ends in
 * `?q=break-off` loses its stream after the head and the first part of a 200 response. The product has no code for it: no download has this
 * name. (A parameter that pages do not read would not reach the page.)
 */
export const breakOff = 'q=break-off'

if (process.argv[1]?.endsWith('site/server/main.ts')) {
  const write = ServerResponse.prototype.write
  ServerResponse.prototype.write = function broken(this: ServerResponse, ...given: unknown[]): boolean {
    const isWritten = Reflect.apply(write, this, given) as boolean
    if (this.statusCode === 200 && this.req.url?.includes(`?${breakOff}`)) this.destroy()
    return isWritten
  } as typeof write
}
