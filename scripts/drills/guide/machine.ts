import { spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { outcomeOf } from '../../system/image/enter-tree.ts'

/** A booted machine: systemd runs in it as in a real one, except that it shares kernel and network with this drill. */
export type Machine = {
  /**
   * Runs commands of a shell as root.
   * @param input the keys of a person
   * @throws Error with the output when one fails
   */
  run: (script: string, input?: string) => Promise<string>
  stop: () => Promise<void>
}

const bootSeconds = 60
const stopSeconds = 90
const variables = ['HOME=/root', 'LANG=C.UTF-8', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin']

/** Boots the tree of a machine. Needs root and systemd-nspawn. */
export async function bootMachine(tree: string): Promise<Machine> {
  const name = `guide-${process.pid}`
  const words = ['--boot', '--quiet', '--register=no', '--keep-unit', '--settings=no', '--link-journal=no']
  const container = spawn('systemd-nspawn', [...words, '--console=pipe', `--machine=${name}`, `--directory=${tree}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A signal from the terminal reaches the drill alone, which stops the machine in order.
    detached: true,
  })
  const ended = outcomeOf(container)
  const stop = async () => {
    container.kill('SIGTERM')
    const late = setTimeout(() => container.kill('SIGKILL'), stopSeconds * 1000)
    await ended
    clearTimeout(late)
    await rm(`/run/systemd/nspawn/propagate/${name}`, { recursive: true, force: true })
  }
  const run = async (script: string, input = '') => {
    const leader = await leaderOf(container.pid ?? 0)
    if (leader === undefined) throw new Error(`The machine ${basename(tree)} does not run.`)
    const inside = ['env', '--ignore-environment', ...variables, 'bash', '-c', `cd /root && { ${script}\n}`]
    // A session without a terminal: a program that wants a password reads the input from here.
    const child = spawn('setsid', ['--wait', 'nsenter', '--target', leader, '--all', '--', ...inside])
    child.stdin.end(input)
    const { code, output } = await outcomeOf(child)
    if (code !== 0) throw new Error(`Exit code ${code} of:\n${script}\n${output.slice(-6000)}`)
    return output
  }
  try {
    for (let left = bootSeconds; ; left -= 1) {
      const state = await run('systemctl is-system-running || true').catch(String)
      if (state.trim() === 'running') return { run, stop }
      if (left === 0 || container.exitCode !== null)
        throw new Error(`The machine did not boot: ${state}\n${(await stop().then(() => ended)).output.slice(-4000)}`)
      await pause(1000)
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The first process of the machine, as this machine counts. */
async function leaderOf(container: number): Promise<string | undefined> {
  const children = await readFile(`/proc/${container}/task/${container}/children`, 'utf8').catch(() => '')
  return children.trim().split(' ').find(Boolean)
}
