import { join } from 'node:path'
import { readSettings, root } from '../../settings.ts'
import { benchCompare, contestants, pageNames } from './bench-compare.ts'
import { figureNames } from './measure-contestant.ts'

/** The flags of `npm run bench` that go with `--compare`. */
export const compareFlags = {
  prepare: { type: 'boolean', help: 'with --compare: installs and builds the peers, and measures nothing' },
  page: { type: 'string', multiple: true, value: 'name', help: `with --compare: ${pageNames.join(', ')}` },
  figure: { type: 'string', multiple: true, value: 'name', help: `with --compare: ${figureNames.join(', ')}` },
} as const

/** Real presses take longer and an installed Chromium: they are a command of their own, `npm run bench -- interaction`. */
const usualFigures: readonly string[] = ['server', 'visits']
export const interactionFigures = ['navigation', 'controls']

type CompareFlags = { prepare?: boolean; page?: string[]; figure?: string[] }

/** @throws Error that names the first unknown word */
export function refuseUnknown(words: readonly string[], known: readonly string[]): void {
  const unknown = words.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}. There are ${known.join(', ')}.`)
}

/** @throws Error when one of these flags is given without `--compare` */
export function refuseCompareFlags({ prepare, page, figure }: CompareFlags): void {
  if (prepare ?? page ?? figure) throw new Error('--prepare, --page and --figure go with --compare.')
}

/**
 * Peers come from npm, so only `--compare` runs them; the content is reused by the next comparison.
 * @param named contestants; all when there are none
 * @param folder for files that are gone afterwards
 */
export async function compare(named: readonly string[], flags: CompareFlags, folder: string): Promise<void> {
  const { prepare: isPreparing = false, page: onPages = [], figure = [] } = flags
  refuseUnknown(named, contestants)
  refuseUnknown(onPages, pageNames)
  refuseUnknown(figure, figureNames)
  const figures = figureNames.filter((name) => (figure.length > 0 ? figure : usualFigures).includes(name))
  const DATA_FOLDER = join(root, '.data/peers/system')
  const settings = readSettings({ SITE_PORT: '4940', CONTENT_PORT: '4950', DATA_FOLDER })
  await benchCompare({ settings, peerPort: 4970, folder, named, onPages, figures, isPreparing })
}
