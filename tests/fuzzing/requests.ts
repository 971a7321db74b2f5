import fc from 'fast-check'
import { z } from 'zod'
import { jsonValues } from './damaged-json.ts'

/** A request to an interface, whose body is JSON. */
export type SentRequest = { method: string; path: string; body: unknown }

const line = /^(\w+) (\S*) (.*)$/

/** The requests of a table: in each line a method, a path and a body that the interface takes. */
export function requestsIn(table: string): SentRequest[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [, method = '', path = '', body = ''] = line.exec(row) ?? []
      return { method, path, body: z.json().parse(JSON.parse(body)) }
    })
}

/** These requests with bodies that are damaged. */
export function damagedRequests(rows: readonly SentRequest[]): fc.Arbitrary<SentRequest> {
  return fc.constantFrom(...rows).chain((row) => jsonValues(fc.constant(row.body)).map((body) => ({ ...row, body })))
}
