import { z } from 'zod'

const uncomparable = z.never({ error: 'There is an object in place of a text or a list.' })

/**
 * Parses a value from outside. The parser compares any property `length` with a limit, and the comparison of some objects throws: such a value
 * fails like any other of a wrong kind.
 */
export function safeParsed<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.ZodSafeParseResult<z.output<Schema>> {
  try {
    return schema.safeParse(value)
  } catch {
    return uncomparable.safeParse(value)
  }
}
