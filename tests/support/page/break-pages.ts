import { ServerResponse } from 'node:http'

/**
 * A test loads this into the processes of its own system (`node --import`). In the site's process, a page whose address ends in
 * `?form=break-off` loses its stream after the head and the first part of a 200 response. The product has no code for it: no
 * returned form has this name. (A parameter that pages do not read would not reach the page.)
 */
export const breakOff = 'form=break-off'

if (process.argv[1]?.endsWith('site/server/main.ts')) {
  const write = ServerResponse.prototype.write
  ServerResponse.prototype.write = function broken(this: ServerResponse, ...given: unknown[]): boolean {
    const isWritten = Reflect.apply(write, this, given) as boolean
    if (this.statusCode === 200 && this.req.url?.includes(`?${breakOff}`)) this.destroy()
    return isWritten
  } as typeof write
}
