import { writeSync } from 'node:fs'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { DatabaseSync, StatementSync } from 'node:sqlite'

/**
 * A test loads this into the site's process (`node --import`) to kill it. A request with this header starts to count steps;
 * at the step with the header's number the process names the step and is killed (SIGKILL). A step is a part of that
 * request's body, a statement to the database of forms, or the response. The product has no code for it.
 */
export const stepHeader = 'x-die-at-step'

let left = Number.POSITIVE_INFINITY

/** Kills the process at the wanted step. */
function reach(name: string): void {
  left -= 1
  if (left !== 0) return
  writeSync(2, `died ${name}\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** The name of a statement, such as `before INSERT INTO files`; undefined for other databases. */
function reachStatement(sql: string): void {
  const verb = /^\s*(BEGIN|COMMIT)\b/.exec(sql)
  const table =
    /(INSERT INTO|DELETE FROM|UPDATE|SELECT [^;]*? FROM)\s+(submissions|files|deliveries|allowances)\b/.exec(sql)
  if (verb) reach(`before ${verb[1]}`)
  else if (table) reach(`before ${table[1]?.split(' ')[0]} of ${table[2]}`)
}

/** Runs a callback before and after a method of every object of a prototype. */
function around<Kind extends object>(
  kind: Kind,
  name: keyof Kind & string,
  { before, after }: { before?: (it: Kind, given: unknown[]) => void; after?: (it: Kind) => void },
): void {
  const method = kind[name] as (...given: unknown[]) => unknown
  Object.defineProperty(kind, name, {
    writable: true,
    configurable: true,
    value: function watched(this: Kind, ...given: unknown[]): unknown {
      before?.(this, given)
      const result = Reflect.apply(method, this, given)
      after?.(this)
      return result
    },
  })
}

function watchRequests(): void {
  const stepOf = (request: IncomingMessage) => request.headers[stepHeader]
  around(Server.prototype, 'emit', {
    before(_, [event, request]) {
      if (event !== 'request' || !(request instanceof IncomingMessage) || !stepOf(request)) return
      left = Number(stepOf(request))
      reach('when the form begins to arrive')
    },
  })
  around(IncomingMessage.prototype, 'push', {
    before: (request, [chunk]) => stepOf(request) && reach(chunk === null ? 'when all has arrived' : 'half-way in'),
  })
  around(ServerResponse.prototype, 'end', {
    before: (response) => stepOf(response.req) && reach('before the answer'),
    after: (response) => stepOf(response.req) && reach('after the answer'),
  })
}

function watchDatabases(postgresPort: number): void {
  for (const name of ['all', 'get', 'run'] as const)
    around(StatementSync.prototype, name, { before: (statement) => reachStatement(statement.sourceSQL) })
  around(DatabaseSync.prototype, 'exec', { before: (_, [sql]) => reachStatement(String(sql)) })
  around(Socket.prototype, 'write', {
    before(socket, [bytes]) {
      // A query (Q) or a prepared one (P) in PostgreSQL's protocol: its kind, its length, for P a name, its text.
      if (socket.remotePort !== postgresPort || !(bytes instanceof Uint8Array)) return
      const [kind] = bytes
      if (kind === 0x51 || kind === 0x50) reachStatement(Buffer.from(bytes).subarray(5).toString().replace(/^\0/, ''))
    },
  })
}

if (process.argv[1]?.endsWith('site/server/main.ts')) {
  watchRequests()
  watchDatabases(Number(new URL(process.env['DATABASE_URL'] || 'postgres://localhost').port || -1))
}
