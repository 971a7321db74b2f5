/** A flag of a command. A flag of the type `string` takes a value. */
export type Flag = {
  type: 'boolean' | 'string'
  /** May be given several times. */
  multiple?: true
  /** Placeholder of the value in the help. */
  value?: string
  /** One line of the help. */
  help: string
}

export type FlagTable = Readonly<Record<string, Flag>>

/** The arguments of a command, as data for the parser and for `--help`. */
export type Command<Flags extends FlagTable> = {
  /** The npm script. */
  name: string
  /** Purpose of the command, in a sentence. */
  purpose: string
  flags: Flags
  /** Positional arguments; none when it is absent. */
  words?: { name: string; help: string }
  /** Further notes for the operator, such as variables. */
  notes?: string
  /** Meaning of each exit code; 2 also means invalid arguments. */
  exitCodes?: Readonly<Record<number, string>>
  /** Exit code when the command throws; 1 by default. */
  codeOf?: (error: unknown) => number
}

export type Given<Flags extends FlagTable> = {
  flags: { readonly [Name in keyof Flags]?: ValueOf<Flags[Name]> }
  words: readonly string[]
}

type ValueOf<Option extends Flag> = Option extends { type: 'boolean' }
  ? boolean
  : Option extends { multiple: true }
    ? string[]
    : string
