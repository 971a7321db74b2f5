import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStory } from '../management/stories/create-story.ts'
import type { ContentContext } from '../store/content-context.ts'
import { openStore, type Store } from '../store/open-store.ts'
import { prepareSpace } from '../store/prepare-space.ts'
import { startScheduler } from './start-scheduler.ts'

let folder: string
let store: Store
let context: ContentContext
const lines: string[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'scheduler-'))
  store = openStore(join(folder, 'content.sqlite'))
  const tokens = { publicToken: 'a', previewToken: 'b', managementToken: 'c' }
  const log = (line: string) => void lines.push(line)
  context = { store, spaceId: 1, dataFolder: folder, ...tokens, origin: () => 'http://localhost', log }
  prepareSpace(context)
  lines.length = 0
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true, force: true })
})

function plan(slug: string, at: number): number {
  const { id } = createStory(context, { name: slug, slug, content: { component: 'page' } })
  const values = [id, new Date(at).toISOString()]
  store.run(
    `INSERT INTO story_schedulings (story_id, action, publish_at, author, created_at, updated_at)
     VALUES (?, 'publish', ?, 'A', '', '')`,
    values,
  )
  return id
}

const statusOf = (id: number) =>
  store.get<{ status: string }>('SELECT status FROM story_schedulings WHERE story_id = ?', [id])?.status

const isPublic = (id: number) =>
  store.get('SELECT 1 FROM stories WHERE id = ? AND published IS NOT NULL', [id]) !== undefined

test('executes what is due at the start, and later work at its time, even when it is planned afterwards', async () => {
  const overdue = plan('overdue', Date.now() - 60_000)
  const scheduler = startScheduler(context)
  const soon = Date.now() + 1000
  const later = plan('later', soon)
  await vi.waitFor(() => expect(isPublic(overdue)).toBe(true))
  expect(isPublic(later)).toBe(false)
  await vi.waitFor(() => expect(isPublic(later)).toBe(true), { timeout: 5000 })
  expect(Date.now()).toBeGreaterThanOrEqual(soon)
  expect(statusOf(later)).toBe('executed')
  scheduler.stop()
})

test('a failure is logged and leaves nothing half done, and other work goes on', async () => {
  const bad = plan('bad', Date.now() - 2000)
  const good = plan('good', Date.now() - 1000)
  store.run(`CREATE TRIGGER refuse BEFORE UPDATE OF published ON stories WHEN NEW.id = ${bad}
    BEGIN SELECT RAISE(ABORT, 'the disk is full'); END`)
  const scheduler = startScheduler(context)
  await vi.waitFor(() => expect(isPublic(good)).toBe(true))
  expect(isPublic(bad)).toBe(false)
  expect(statusOf(bad)).toBe('scheduled')
  expect(lines).toEqual([expect.stringContaining('the disk is full')])
  scheduler.stop()
})

test('after its end nothing is executed', async () => {
  const planned = plan('planned', Date.now() + 100)
  startScheduler(context).stop()
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(isPublic(planned)).toBe(false)
})
