import type fc from 'fast-check'

/** A reader of input from outside. Its inputs are values of JSON, so that a file can have them. */
export type Reader<Input = unknown> = {
  /** Names its file in the folder `corpus`. */
  name: string
  /** Valid inputs, damaged ones, and any others. */
  inputs: fc.Arbitrary<Input>
  /** Reads an input. @throws where the reader throws an error that is none of its own, or what it read breaks a rule */
  check(input: Input): unknown
  /** A run takes so long that the tests of a build try few. */
  isSlow?: true
  /** Of readers whose time must be linear to the length of a text. */
  growing?: Growing
}

export type Growing = {
  /** Pieces that a text is made of. */
  pieces: readonly string[]
  /** Characters that the door of the reader lets through. */
  longest: number
  read(text: string): unknown
}

/** A row of the table, whatever its inputs are. */
export function defineReader<Input>(reader: Reader<Input>): Reader {
  return reader
}

type ErrorKind = abstract new (...args: never[]) => Error

/**
 * What a reader makes of an input.
 * @returns undefined where it refuses the input with an error of its own
 * @throws any other error
 */
export function unlessRefused<Result>(own: ErrorKind | RegExp, read: () => Result): Result | undefined {
  try {
    return read()
  } catch (error) {
    if (isOwn(own, error)) return undefined
    throw error
  }
}

/** The same for a reader that answers later. */
export async function unlessRefusedLater<Result>(
  own: ErrorKind | RegExp,
  read: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await read()
  } catch (error) {
    if (isOwn(own, error)) return undefined
    throw error
  }
}

function isOwn(own: ErrorKind | RegExp, error: unknown): boolean {
  if (own instanceof RegExp) return error instanceof Error && own.test(error.message)
  return error instanceof own
}
