#!/usr/bin/env node
// First step of every npm script. It needs no package and runs on the installed Node (20.9 or newer): it installs from
// the lock file if that has not been done, then starts the script with the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.installed-lock')
const installLock = join(root, '.data', 'installing')
const oldest = [20, 9]
const pinnedMajor = 24

refuseOldNode()
refusePlatformWithoutNode()
await installOnce()
run(process.argv.slice(2))

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return
  stop(`Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or newer and run this again.`)
}

/** Before anything is installed: npm has no pinned Node for macOS and for Windows on ARM, so the installed one must do. */
function refusePlatformWithoutNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (pinnedPackage() in optionalDependencies || Number(process.versions.node.split('.')[0]) >= pinnedMajor) return
  stop(
    `No Node ${pinnedMajor} comes from npm for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}: install Node ${pinnedMajor} and run this again.`,
  )
}

function pinnedPackage() {
  return `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
}

function lockDigest() {
  const files = [
    'package-lock.json',
    'package.json',
    ...['site', 'component-schemas', 'cms-plugin', 'scripts', 'scripts/local-stack', 'tests'].map(
      (w) => `${w}/package.json`,
    ),
  ]
  const digest = createHash('sha256')
  for (const file of files) digest.update(readFileSync(join(root, file)))
  return digest.digest('hex')
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockDigest()
}

/** Two commands started at once install once: mkdir succeeds for exactly one of them. */
async function installOnce() {
  if (isInstalled()) return
  mkdirSync(dirname(installLock), { recursive: true })
  for (let waited = 0; !tryLock(); waited += 1) {
    if (waited === 0) say('Another command is installing; waiting for it.')
    if (waited > 600)
      stop(`Another installation did not finish. If none is running, delete ${installLock} and try again.`)
    await wait(1000)
  }
  process.once('exit', () => rmdirSync(installLock))
  if (!isInstalled()) install()
}

function tryLock() {
  try {
    mkdirSync(installLock)
    return true
  } catch {
    return false
  }
}

function install() {
  const startedAt = Date.now()
  say('Installing packages from the lock file (about a minute, once) …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    stop('npm ci failed: read its message above. Without a network, copy node_modules from a machine that has one.')
  writeFileSync(stampFile, lockDigest())
  say(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/**
 * Folder of the pinned Node, which comes as an npm package for each platform. It is addressed by its own path, because
 * npm 10 makes no link called `node` in node_modules/.bin.
 */
function pinnedNodeFolder() {
  const folder = join(root, 'node_modules', pinnedPackage(), 'bin')
  if (existsSync(folder)) return folder
  if (Number(process.versions.node.split('.')[0]) >= pinnedMajor) return dirname(process.execPath)
  return stop(
    `${pinnedPackage()} is not installed: run npm ci without --omit=optional, or install Node ${pinnedMajor}.`,
  )
}

/** The child shares our terminal; a signal sent to this process alone, or the death of its parent, is forwarded to it. */
function run([script, ...args]) {
  if (!script) stop('Say which script to run: node scripts/bootstrap.mjs start.ts')
  const nodeFolder = pinnedNodeFolder()
  const folders = [nodeFolder, join(root, 'node_modules', '.bin'), process.env.PATH]
  const path = folders.join(process.platform === 'win32' ? ';' : ':')
  const node = join(nodeFolder, process.platform === 'win32' ? 'node.exe' : 'node')
  const child = spawn(node, [join(root, 'scripts', script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: path,
      NEXT_TELEMETRY_DISABLED: '1',
      TURBO_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      // Compiling sources takes a third of a command that runs for a second, and of each test file.
      ...((script.startsWith('schemas/') || script === 'test.ts') && {
        NODE_COMPILE_CACHE: join(root, '.data', 'compile-cache'),
      }),
    },
  })
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 500)
  process.on('SIGINT', () => undefined)
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill('SIGTERM'))
  child.once('exit', (code, signal) => {
    clearInterval(watch)
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1))
  })
}

function say(text) {
  process.stdout.write(`${text}\n`)
}

function stop(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
