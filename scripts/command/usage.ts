import type { Command, FlagTable } from './command.ts'

const unreadable = 'an argument is unknown or lacks its value'

/** The output of `--help`: purpose, synopsis, flags, notes and exit codes. */
export function usageOf<Flags extends FlagTable>(command: Command<Flags>): string {
  const { name, purpose, flags, words, notes, exitCodes = { 0: 'done', 1: 'error' } } = command
  const synopsis = [
    `npm ${name === 'start' || name === 'test' ? name : `run ${name}`} --`,
    '[flags]',
    words?.name ?? '',
  ]
  const rows = [
    ...(words ? [[words.name, words.help]] : []),
    ...Object.entries(flags).map(([flag, { value, help, multiple }]) => [
      `--${flag}${value === undefined ? '' : ` <${value}>`}`,
      multiple ? `${help}; may be repeated` : help,
    ]),
    ['--help', 'prints this'],
  ]
  const width = Math.max(...rows.map(([left = '']) => left.length)) + 3
  const codes = { ...exitCodes, 2: [exitCodes[2], unreadable].filter(Boolean).join(', or ') }
  const sections = [
    purpose,
    `  ${synopsis.filter(Boolean).join(' ')}`,
    rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}${right}`).join('\n'),
    ...(notes === undefined ? [] : [notes]),
    `Exit codes: ${Object.entries(codes)
      .map(([code, meaning]) => `${code} ${meaning}`)
      .join('; ')}.`,
  ]
  return `${sections.join('\n\n')}\n`
}

/** How a command is called: most are npm scripts, and npm passes on the arguments after the dashes. */
export function calledAs(name: string): string {
  if (name.startsWith('node ')) return name
  return name === 'start' || name === 'test' ? `npm ${name} --` : `npm run ${name} --`
}
