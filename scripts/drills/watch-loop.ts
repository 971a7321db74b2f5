import { appendFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/**
 * Loaded into the site's process by a drill (`node --import`): writes the delay of the event loop once a second.
 * The product does not use it.
 */
const file = process.env['LOOP_FILE']
const everyMs = 1000
const toMs = 1e-6

if (file !== undefined && process.argv[1]?.endsWith('site/server/main.ts')) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  setInterval(() => {
    appendFileSync(file, `${Math.round(delay.max * toMs)} ${Math.round(delay.percentile(99) * toMs)}\n`)
    delay.reset()
  }, everyMs).unref()
}
