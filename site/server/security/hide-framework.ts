import type { ServerResponse } from 'node:http'

/** What the framework tells of its own cache; no browser reads it, and it names the program. */
const published = 'x-nextjs-cache'

/** Keeps the framework's name out of an answer that it writes by itself. */
export function hideFramework(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => (name.toLowerCase() === published ? response : setHeader(name, value))
}
