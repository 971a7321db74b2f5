import { z } from 'zod'

const uncomparable = z.never({ error: 'is not of a kind that is taken here' })

/**
 * Parses a value from outside. The parser compares any property `length` with a limit, and the comparison of some objects throws: such a value
 * fails like any other of a wrong kind.
 */
export function safeParsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  context?: Parameters<Schema['safeParse']>[1],
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value, context)
  } catch {
    return uncomparable.safeParse(value)
  }
}
