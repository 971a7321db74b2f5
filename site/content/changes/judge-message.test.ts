import { describe, expect, test } from 'vitest'
import { rememberSeen } from '#site/server/page-cache/instances/seen-messages.ts'
import { judgeMessage } from './judge-message.ts'

const now = Date.UTC(2026, 10, 24, 12)
const published = { text: 'x', action: 'published', space_id: 100_001, story_id: 1, full_slug: 'global/home' }

const judge = (body: unknown, headers: Record<string, string> = {}) => judgeMessage(body, new Headers(headers), now)
const secondsAgo = (seconds: number) => ({ 'webhook-timestamp': String(now / 1000 - seconds) })

describe('a message of the content service', () => {
  test('about the space of the site is followed', async () => {
    expect(await judge(published)).toEqual({ change: published, messageKey: undefined })
  })

  test('about another space is refused with a sentence that names the variable', async () => {
    expect(await judge({ ...published, space_id: 100_002 })).toMatchObject({
      status: 403,
      error: expect.stringContaining('SPACE_ID'),
    })
  })

  test.each([
    ['no object', []],
    ['without a space', { action: 'published', story_id: 1 }],
    ['with a space that is no number', { ...published, space_id: '100001' }],
    ['without an action', { ...published, action: '' }],
  ])('%s is refused', async (_, body) => {
    expect(await judge(body)).toMatchObject({ status: 400 })
  })

  test.each([
    ['as old as is allowed', secondsAgo(300)],
    ['from a clock that is ahead', secondsAgo(-299)],
  ])('%s is followed', async (_, headers) => {
    expect(await judge(published, headers)).toHaveProperty('change')
  })

  test.each([
    ['older than five minutes', secondsAgo(301)],
    ['from more than five minutes ahead', secondsAgo(-301)],
    ['whose time is no number', { 'webhook-timestamp': '2026-11-24T12:00:00Z' }],
    ['whose time is empty', { 'webhook-timestamp': '' }],
  ])('%s is refused', async (_, headers) => {
    expect(await judge(published, headers)).toMatchObject({
      status: 400,
      error: expect.stringContaining('webhook-timestamp'),
    })
  })

  test.each(['', 'a b', 'a'.repeat(201)])('with the identifier “%s” is refused', async (id) => {
    expect(await judge(published, { 'webhook-id': id })).toMatchObject({
      status: 400,
      error: expect.stringContaining('webhook-id'),
    })
  })

  test('with an identifier that was handled is ignored; the same identifier with another body is not', async () => {
    const headers = { 'webhook-id': 'msg_judged', 'webhook-signature': 'aa' }
    const judged = await judge(published, headers)
    expect(await judge(published, headers)).toEqual(judged)
    await rememberSeen('change' in judged ? (judged.messageKey ?? '') : '')
    expect(await judge(published, headers)).toEqual({ ignored: expect.stringContaining('webhook-id') })
    expect(await judge(published, { ...headers, 'webhook-signature': 'AA' })).toHaveProperty('ignored')
    expect(await judge(published, { ...headers, 'webhook-signature': 'bb' })).toHaveProperty('change')
  })

  test.each([
    { action: 'stage.changed', story_id: 1, workflow_stage_name: 'Reviewing' },
    { action: 'roles_updated', user_id: 3 },
    { action: 'created', story_id: 1, discussion_id: 7 },
    { action: 'entries_updated' },
    { action: 'published' },
    { action: 'something_new', asset_id: 4 },
    { action: 'toString', datasource_slug: 'finish' },
  ])('of a kind that changes no page is ignored: %o', async (receivedChange) => {
    expect(await judge({ space_id: 100_001, ...receivedChange })).toEqual({
      ignored: 'A message of this kind changes no page.',
    })
  })

  test.each([
    { action: 'moved', story_id: 1 },
    { action: 'entries_updated', datasource_slug: 'finish' },
    { action: 'datasource_entry_saved', datasource_slug: 'finish' },
    { action: 'replaced', asset_id: 4 },
    { action: 'deleted', asset_id: 4 },
    { action: 'merged', release_id: 5 },
    { action: 'deployed', branch_id: 6 },
  ])('of a kind that changes pages is followed: %o', async (receivedChange) => {
    expect(await judge({ space_id: 100_001, ...receivedChange })).toHaveProperty('change')
  })
})
