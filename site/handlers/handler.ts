import type { ActionName } from '#site/forms/submissions/action-limits.ts'

/**
 * Answers a request.
 * @param parts the percent-decoded parts of the address for which its pattern has `:` or `*`
 */
export type Respond = (request: Request, parts: readonly string[]) => Response | Promise<Response>

/** Loads the code at the first request: the process in front of the framework reads the row and never the code. */
export type Load = () => Promise<Respond>

/** What limits how often the action may be repeated: rows of `action-limits.ts`, a file with a limit of its own, or why nothing needs to. */
export type Limited = { actions: readonly ActionName[] } | { file: string } | { free: string }

/** An address below `/api` and everything that is true of its requests. Each layer that enforces a part of it reads it here. */
export type Handler = {
  /** Below `/api/`: words, `:name` for any one part, `*` at the end for one part or more. */
  path: string
  GET?: Load
  POST?: Load
  /** Largest body in bytes; 64 KiB unless said. The handler checks what it reads again. */
  maxBytes?: number
  /** Refused before the handler: a request of anybody but an editor with an open preview (401), a form of another website's page (403). */
  only?: readonly ('editors' | 'own pages')[]
  /** The address is a key, which no `Referer` may carry. */
  isKey?: true
  /** The response states its length although its bytes are sent as they are read: a browser shows how much is left. */
  statesLength?: true
  limited: Limited
}
