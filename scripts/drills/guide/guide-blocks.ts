import { spawnSync } from 'node:child_process'

/** A block of shell commands of the guide, with the heading above it. */
export type GuideBlock = { heading: string; text: string }

/** The shell blocks of a Markdown text, in order. */
export function shellBlocks(markdown: string): GuideBlock[] {
  const blocks: GuideBlock[] = []
  let heading = ''
  let fence: { isShell: boolean; lines: string[] } | undefined
  for (const line of markdown.split('\n')) {
    if (fence && line === '```') {
      if (fence.isShell) blocks.push({ heading, text: fence.lines.join('\n') })
      fence = undefined
    } else if (fence) fence.lines.push(line)
    else if (line.startsWith('```')) fence = { isShell: line === '```sh', lines: [] }
    else heading = /^#{2,} (.+)$/.exec(line)?.[1] ?? heading
  }
  return blocks
}

/**
 * The text of each block by its name.
 * @param names for each heading the names of its blocks in order
 * @throws Error where the guide has another number of blocks below a heading
 */
export function namedBlocks<Name extends string>(
  blocks: readonly GuideBlock[],
  names: Readonly<Record<string, readonly Name[]>>,
): Record<Name, string> {
  for (const heading of new Set([...blocks.map((block) => block.heading), ...Object.keys(names)])) {
    const [found, known] = [blocks.filter((block) => block.heading === heading).length, names[heading]?.length ?? 0]
    if (found !== known) throw new Error(`"${heading}" has ${found} shell blocks, and the drill knows ${known}.`)
  }
  const left = Object.groupBy(blocks, ({ heading }) => heading)
  const named = Object.entries(names).flatMap(([heading, own]) =>
    own.map((name, place) => [name, left[heading]?.[place]?.text ?? ''] as const),
  )
  return Object.fromEntries(named) as Record<Name, string>
}

/** The commands of a block: lines that the shell reads together are one. */
export function commandsOf(text: string): string[] {
  const commands: string[] = []
  let open: string[] = []
  for (const line of text.split('\n')) {
    open.push(line)
    if (line.endsWith('\\') || !isWhole(open.join('\n'))) continue
    commands.push(open.join('\n'))
    open = []
  }
  if (open.length > 0) throw new Error(`The shell cannot read: ${open.join('\n')}`)
  return commands.filter((command) => command.trim() !== '')
}

function isWhole(command: string): boolean {
  return spawnSync('bash', ['-n'], { input: command }).status === 0
}

/**
 * Replaces the placeholders of a block.
 * @throws Error where a placeholder in angle brackets is left
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const filled = Object.entries(values).reduce((rest, [from, to]) => rest.replaceAll(from, to), text)
  const [left] = /<[a-z][a-z -]*>/i.exec(filled) ?? []
  if (left !== undefined) throw new Error(`No value is known for ${left}.`)
  return filled
}
