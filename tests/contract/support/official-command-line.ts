import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandEnvironment } from '../../support/command-environment.ts'
import { spaceId, tokens } from './local-service.ts'

const binary = fileURLToPath(new URL('../../../node_modules/.bin/storyblok', import.meta.url))
const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))
const redirect = new URL('../../../scripts/local-stack/redirect-vendor-hosts.mjs', import.meta.url).href

export type CommandLine = {
  /** Folder in which the command line runs and keeps its files. */
  folder: string
  /** Runs a command for the space on the service at `url`; resolves with its output, rejects when it fails. */
  run: (url: string, ...args: string[]) => Promise<string>
  /** Runs a command that needs no space and calls no service. */
  runOffline: (...args: string[]) => Promise<string>
  remove: () => void
}

/**
 * The official `storyblok` program, unchanged, in a folder and a home of its own, talking to local services. The folder
 * sees the installed packages, so that a schema file in it can import the vendor's.
 */
export function officialCommandLine(): CommandLine {
  const root = mkdtempSync(join(tmpdir(), 'storyblok-cli-'))
  const folder = join(root, 'project')
  const home = join(root, 'home')
  for (const path of [folder, home]) mkdirSync(path)
  symlinkSync(packages, join(folder, 'node_modules'))
  const env = {
    ...commandEnvironment,
    HOME: home,
    NODE_OPTIONS: `--import=${redirect}`,
    STORYBLOK_LOGIN: 'editor@localhost.invalid',
    STORYBLOK_TOKEN: tokens.managementToken,
    STORYBLOK_REGION: 'eu',
    CI: '1',
    NO_COLOR: '1',
  }
  return {
    folder,
    run: (url, ...args) =>
      runProgram([...args, '--space', String(spaceId), '--no-log-file-enabled'], folder, {
        ...env,
        STORYBLOK_MAPI_URL: url,
      }),
    runOffline: (...args) => runProgram(args, folder, env),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

function runProgram(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const program = spawn(process.execPath, [binary, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The program waits for ever in some cases of misuse.
      timeout: 50_000,
    })
    let output = ''
    for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    program.once('error', reject)
    program.once('close', (code) => (code === 0 ? resolve(output) : reject(new Error(`${args.join(' ')}\n${output}`))))
  })
}
