import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSessions } from './open-sessions.ts'

test('commits wait for the disk, so that a loss of power brings back no session that was ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sessions-'))
  const sessions = openSessions(join(folder, 'sessions.db'))
  // 2 is FULL: with NORMAL (1), a write-ahead log is flushed at checkpoints alone (SQLite, "PRAGMA synchronous").
  expect(await sessions.rows('PRAGMA synchronous')).toMatchObject([{ synchronous: 2 }])
  expect(await sessions.rows('PRAGMA journal_mode')).toMatchObject([{ journal_mode: 'wal' }])
  await sessions.close()
  await rm(folder, { recursive: true })
})
