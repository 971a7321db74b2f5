import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context, Next } from 'hono'

/** The holder of the management token, and the author of changes whose client sends no name. */
export const tokenHolder = { id: 1, userid: 'local-editor', friendly_name: 'Local editor', avatar: '' }

/** The person at a client that several people share, such as the visual editor; percent-encoded. */
export const userNameHeader = 'x-user-name'

const longestName = 60

const acting = new AsyncLocalStorage<string>()

/** The name of the person whose request is handled. */
export function actingUser(): string {
  return acting.getStore() ?? tokenHolder.friendly_name
}

/** Does something in the name of a person, outside of a request. */
export function actAs<Result>(name: string, work: () => Result): Result {
  return acting.run(name, work)
}

/** Middleware: the request is that of the person whom its client names. */
export async function actAsNamedUser(request: Context, next: Next): Promise<void> {
  await acting.run(nameIn(request.req.header(userNameHeader)) ?? tokenHolder.friendly_name, next)
}

function nameIn(header: string | undefined): string | undefined {
  try {
    const name = decodeURIComponent(header ?? '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longestName)
    return name === '' ? undefined : name
  } catch {
    return undefined
  }
}

/** A user of the management API. Named people have no account here: their number only tells them apart. */
export function wireUser(name: string | null): typeof tokenHolder {
  if (name === null || name === tokenHolder.friendly_name) return tokenHolder
  const id = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7) + 2
  return { id, userid: name, friendly_name: name, avatar: '' }
}
