import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openSessions } from './open-sessions.ts'

test('commits wait for the disk, so that a loss of power brings back no session that was ended', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sessions-'))
  const sessions = openSessions(folder)
  // 2 is FULL: with NORMAL (1), a write-ahead log is flushed at checkpoints alone (SQLite, "PRAGMA synchronous").
  expect(
    [sessions.prepare('PRAGMA synchronous').get(), sessions.prepare('PRAGMA journal_mode').get()].map((row) => ({
      ...row,
    })),
  ).toEqual([{ synchronous: 2 }, { journal_mode: 'wal' }])
  sessions.close()
  await rm(folder, { recursive: true })
})
