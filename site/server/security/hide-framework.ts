import type { ServerResponse } from 'node:http'

/** Header of the framework's own cache; no browser reads it, and it names the framework. */
const frameworkHeader = 'x-nextjs-cache'

/** Removes the framework's name from a response that it writes by itself. */
export function hideFramework(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (name.toLowerCase() === frameworkHeader ? response : setHeader(name, value))
}
