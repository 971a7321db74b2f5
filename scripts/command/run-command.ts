import { parseArgs } from 'node:util'
import { withoutSecrets } from '../settings.ts'
import type { Command, FlagTable, Given } from './command.ts'
import { calledAs, usageOf } from './usage.ts'

/** Exit code for invalid arguments, by the convention of command lines. */
const usageError = 2

/**
 * Runs a command with the arguments of this process. `--help` prints the usage and runs nothing; an unknown argument is
 * refused before the command runs. A thrown error becomes a sentence on standard error and an exit code.
 * @param run returns the exit code; undefined is 0
 */
export async function runCommand<const Flags extends FlagTable>(
  command: Command<Flags>,
  run: (given: Given<Flags>) => Promise<number | void>,
): Promise<void> {
  const parsed = parseArguments(command, process.argv.slice(2))
  if ('problem' in parsed) {
    process.stderr.write(`${parsed.problem}\n`)
    process.exitCode = usageError
    return
  }
  if (parsed.isHelp) {
    process.stdout.write(usageOf(command))
    return
  }
  try {
    process.exitCode = (await run(parsed)) ?? process.exitCode ?? 0
  } catch (error) {
    process.stderr.write(`${withoutSecrets(error instanceof Error ? error.message : String(error))}\n`)
    process.exitCode = command.codeOf?.(error) ?? 1
  }
}

type Parsed<Flags extends FlagTable> = (Given<Flags> & { isHelp: boolean }) | { problem: string }

/** The arguments of a command line, or a sentence that names the invalid one. */
export function parseArguments<Flags extends FlagTable>(command: Command<Flags>, args: string[]): Parsed<Flags> {
  const options = Object.fromEntries(
    Object.entries(command.flags).map(([name, { type, multiple }]) => [name, { type, multiple: multiple ?? false }]),
  )
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: command.words !== undefined,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
    // parseArgs has checked each value against the table that the type is made of.
    return { flags: values as Given<Flags>['flags'], words: positionals, isHelp: values.help === true }
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('. To specify')
    return { problem: `${reason.replace(/\.$/, '')}. ${calledAs(command.name)} --help lists what it takes.` }
  }
}
