import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { StoredStory } from '../management/stored-story.ts'
import { registerWebhook } from '../system/services/register-webhook.ts'
import { startDrillSystem } from './drill-system.ts'
import { spaceOf, titledHome } from './titled-home.ts'

/** Loses, repeats, reorders and forges webhooks of the content service: the page is soon right in each case. */
const each = Number(process.env['WEBHOOKS'] || 1000) / 4
const checkSeconds = 5
/** A busy machine renders a page in a second or two. */
const mostMs = 5000

process.env['SPACE_CHECK_SECONDS'] = String(checkSeconds)
const drill = await startDrillSystem()
const { settings, system } = drill
const home = await titledHome(drill)
const webhook = { ...spaceOf(drill), siteUrl: system.siteUrl, secret: settings.WEBHOOK_SECRET }
try {
  process.exitCode = (await runWebhooks()) ? 0 : 1
} finally {
  await drill.remove()
}

async function runWebhooks(): Promise<boolean> {
  const { story } = home
  await shown()
  const results = [await forged(story), await repeated(story), await reordered(story), await lost()]
  for (const { kind, sent, text } of results) process.stdout.write(`${kind.padEnd(10)} ${sent} messages: ${text}\n`)
  return results.every(({ isRight }) => isRight)
}

type Result = { kind: string; sent: number; isRight: boolean; text: string }

/** Messages with a wrong signature or none: all refused, the cached page stays. */
async function forged(story: StoredStory): Promise<Result> {
  const statuses = await Promise.all(
    Array.from({ length: each }, (_, index) => report(story, index % 2 === 0 ? undefined : 'another secret')),
  )
  const refused = statuses.filter((status) => status === 401).length
  const source = (await fetch(system.siteUrl)).headers.get('cache-status')
  const text = `${refused} refused, the page is still ${source}`
  return { kind: 'forged', sent: each, isRight: refused === each && source === 'zarandal; hit', text }
}

/** The same valid message many times, concurrently. */
async function repeated(story: StoredStory): Promise<Result> {
  const title = await write('Repetido')
  const statuses = await Promise.all(Array.from({ length: each }, () => report(story, settings.WEBHOOK_SECRET)))
  const taken = statuses.filter((status) => status === 200).length
  const ms = await untilShown(title)
  return {
    kind: 'repeated',
    sent: each,
    isRight: taken === each && ms < mostMs,
    text: `${taken} accepted, right after ${ms} ms`,
  }
}

/** Two publications, and the messages of both in any order after them. */
async function reordered(story: StoredStory): Promise<Result> {
  await write('Primero')
  const title = await write('Segundo')
  const actions = Array.from({ length: each }, (_, index) => (index % 3 === 0 ? 'unpublished' : 'published'))
  await Promise.all(actions.map((action) => report(story, settings.WEBHOOK_SECRET, action)))
  const ms = await untilShown(title)
  return { kind: 'reordered', sent: each, isRight: ms < mostMs, text: `right after ${ms} ms` }
}

/** Publications without a message. */
async function lost(): Promise<Result> {
  await shown()
  await registerWebhook({ ...webhook, siteUrl: 'http://localhost:9' })
  let title = ''
  for (let time = 0; time < each; time += 1) title = await write(`Perdido ${time}`)
  const ms = await untilShown(title)
  await registerWebhook(webhook)
  const limitMs = (checkSeconds + 3) * 1000
  return {
    kind: 'lost',
    sent: each,
    isRight: ms < limitMs,
    text: `right after ${ms} ms (polled every ${checkSeconds} s)`,
  }
}

async function report(story: StoredStory, secret: string | undefined, action = 'published'): Promise<number> {
  const body = JSON.stringify({ action, space_id: settings.SPACE_ID, story_id: story.id, full_slug: story.full_slug })
  const signature = secret === undefined ? '' : createHmac('sha1', secret).update(body).digest('hex')
  const headers = { 'content-type': 'application/json', 'webhook-signature': signature }
  const response = await fetch(`${system.siteUrl}/api/content-changed`, { method: 'POST', headers, body })
  await response.arrayBuffer()
  return response.status
}

/** Publishes the page with another title, and returns the title. */
async function write(words: string): Promise<string> {
  const title = `${words} ${Date.now()}`
  await home.publish(title)
  return title
}

async function shown(): Promise<string> {
  return await (await fetch(system.siteUrl)).text()
}

async function untilShown(title: string): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 60_000 && !(await shown()).includes(title)) await pause(50)
  return Math.round(performance.now() - startedAt)
}
