import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../command/run-command.ts'
import { root } from '../settings.ts'

const from = join(root, 'node_modules')
const [sans, mono] = ['@fontsource-variable/ibm-plex-sans', '@fontsource/ibm-plex-mono']
const to = join(root, 'site/brand/fonts')

/** Text is set between these two; lighter weights of the variable font are never shown. */
const weights = 'wght=400:700'

/** Copyright, licence and its address stay; other names of the font do not, because a changed font has no claim to them. */
const names = '--name-IDs=0,13,14'

/**
 * The characters of codes, dimensions and file sizes. `fonts.css` states the same range, and the whole font for all other characters;
 * `fonts.test.ts` compares the two.
 */
const codeCharacters = 'U+20-7E,U+A0,U+B0-B3,U+B7,U+B9,U+D7-D8,U+F8,U+2013-2014,U+2026,U+20AC,U+2212'

await runCommand(
  {
    name: 'fonts',
    purpose:
      'Makes the font files of the site from those of its packages, with the weights and characters that it shows. It needs fonttools with ' +
      'brotli (Debian: fonttools, python3-brotli), and runs when a font package has a new version.',
    flags: {},
    exitCodes: { 0: 'the files are written', 1: 'fonttools is not installed or failed' },
  },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fonts-'))
    try {
      await mkdir(to, { recursive: true })
      for (const part of ['latin', 'latin-ext', 'cyrillic'])
        for (const style of ['normal', 'italic']) await makeText(`${part}-wght-${style}`, folder)
      const codes = join(from, mono, 'files/ibm-plex-mono-latin-400-normal.woff2')
      await subset(codes, 'codes-normal.woff2', [`--unicodes=${codeCharacters}`, '--layout-features='])
      await copyFile(join(from, sans, 'LICENSE'), join(to, 'text-licence.txt'))
      await copyFile(join(from, mono, 'LICENSE'), join(to, 'codes-licence.txt'))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
)

async function makeText(name: string, folder: string): Promise<void> {
  const whole = join(from, sans, `files/ibm-plex-sans-${name}.woff2`)
  const limited = join(folder, `${name}.ttf`)
  await fonttools(['varLib.instancer', whole, weights, '--quiet', '--output', limited])
  await subset(limited, `text-${name.replace('-wght', '')}.woff2`, ['--unicodes=*', '--layout-features=*'])
}

async function subset(file: string, name: string, parts: readonly string[]): Promise<void> {
  await fonttools(['subset', file, ...parts, names, '--flavor=woff2', `--output-file=${join(to, name)}`])
}

async function fonttools(args: readonly string[]): Promise<void> {
  const child = spawn('fonttools', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
  if (code !== 0) throw new Error(`fonttools ${args[0] ?? ''} ended with exit code ${code}.`)
}
