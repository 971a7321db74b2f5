import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deliveredStory,
  type LocalService,
  managementClient,
  managementFetch,
  required,
  startLocalService,
} from '../support/local-service.ts'
import { startWebhookReceiver } from '../support/webhook-receiver.ts'

let service: LocalService
let count = 0

beforeAll(async () => {
  service = await startLocalService()
  await managementClient(service.url).spaces.update({
    body: { space: { languages: [{ code: 'it', name: 'Italiano' }] } },
  })
})

afterAll(() => service.remove())

const call = (method: string, path: string, body?: unknown) => managementFetch(service.url, path, { method, body })

async function newStory(query: { publish?: boolean } = {}) {
  count += 1
  const content = { component: 'page', _uid: 'root', title: 'Uno', title__i18n__it: 'Uno it' }
  const body = { story: { name: `Story ${count}`, slug: `planned-${count}`, content } }
  return required((await managementClient(service.url).stories.create({ body, query })).data?.story)
}

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString()

async function plan(scheduling: Record<string, unknown>) {
  const response = await call('POST', 'story_schedulings', { story_scheduling: scheduling })
  expect(response.status).toBe(201)
  return response.body.story_scheduling
}

const schedule = async (id: number) => (await call('GET', `story_schedulings/${id}`)).body.story_scheduling

/** Resolves when a story is public, or no longer; to the milliseconds after `moment`. */
async function until(isPublic: boolean, slug: string, moment: string): Promise<number> {
  const end = Date.parse(moment) + 5_000
  while (Date.now() < end) {
    const { status } = await deliveredStory(service.url, slug)
    if ((status === 200) === isPublic) return Date.now() - Date.parse(moment)
    await setTimeout(20)
  }
  throw new Error(`${slug} did not change by ${end}`)
}

describe('a schedule', () => {
  test('is created, listed, read, moved and deleted; the story says what is planned', async () => {
    const story = await newStory()
    const at = '2099-01-01T08:00:00.000Z'
    const created = await plan({ story_id: story.id, publish_at: at, language: 'it' })
    expect(created).toMatchObject({
      space_id: 100_001,
      story_id: story.id,
      user_id: 1,
      language: 'it',
      publish_at: at,
      status: 'scheduled',
      deleted_at: null,
      action: 'publish',
    })
    await plan({ story_id: story.id, publish_at: '2099-02-01T08:00', action: 'unpublish' })
    expect((await call('GET', `stories/${story.id}`)).body.story).toMatchObject({
      publish_at: at,
      expire_at: '2099-02-01T08:00:00.000Z',
      is_scheduled: true,
      scheduled_dates: `${at},2099-02-01T08:00:00.000Z`,
    })
    const listed = await call('GET', `story_schedulings?by_status=scheduled&story_id=${story.id}`)
    expect(listed.body.story_schedulings.map(({ action }: { action: string }) => action)).toEqual([
      'publish',
      'unpublish',
    ])
    const change = { story_scheduling: { publish_at: '2099-03-01T00:00:00.000Z', language: '' } }
    expect((await call('PUT', `story_schedulings/${created.id}`, change)).body.story_scheduling).toMatchObject({
      ...change.story_scheduling,
      status: 'scheduled',
    })
    const gone = await call('DELETE', `story_schedulings/${created.id}`)
    expect(gone.body.story_scheduling.deleted_at).toEqual(expect.any(String))
    expect((await call('GET', `story_schedulings/${created.id}`)).status).toBe(404)
  })

  test('finds its stories in the list', async () => {
    const story = await newStory()
    await plan({ story_id: story.id, publish_at: '2098-06-01T00:00:00.000Z' })
    const ids = async (query: string) =>
      (await call('GET', `stories?${query}`)).body.stories.map(({ id }: { id: number }) => id)
    expect(await ids('scheduled_at_gt=2098-05-01 00:00&scheduled_at_lt=2098-07-01 00:00')).toEqual([story.id])
    expect(await ids('scheduled_by_status=scheduled')).toContain(story.id)
    expect((await call('GET', 'stories?scheduled_at_gt=soon')).status).toBe(422)
  })

  test.each([
    [{ publish_at: inMs(-1000) }, { publish_at: ['lies in the past'] }],
    [{ publish_at: 'soon' }, { publish_at: ['is not a valid date'] }],
    [{ story_id: 424_242 }, { story_id: ['does not exist'] }],
    [{ language: 'xx' }, { language: ['is not a language of the space'] }],
  ])('with %j is refused', async (wrong, reasons) => {
    const { id } = await newStory()
    const body = { story_scheduling: { story_id: id, publish_at: '2099-01-01T08:00:00.000Z', ...wrong } }
    expect(await call('POST', 'story_schedulings', body)).toMatchObject({ status: 422, body: reasons })
  })

  test('is over when a person publishes the story before', async () => {
    const { id } = await newStory()
    const whole = await plan({ story_id: id, publish_at: '2099-01-01T08:00:00.000Z' })
    const italian = await plan({ story_id: id, publish_at: '2099-01-01T08:00:00.000Z', language: 'it' })
    const removal = await plan({ story_id: id, publish_at: '2099-02-01T08:00:00.000Z', action: 'unpublish' })
    await call('GET', `stories/${id}/publish?lang=it`)
    expect((await schedule(italian.id)).status).toBe('published_before_schedule')
    expect((await schedule(whole.id)).status).toBe('scheduled')
    await call('GET', `stories/${id}/publish`)
    expect((await schedule(whole.id)).status).toBe('published_before_schedule')
    expect((await schedule(removal.id)).status).toBe('scheduled')
    const change = { story_scheduling: { publish_at: '2099-03-01T00:00:00.000Z' } }
    expect((await call('PUT', `story_schedulings/${whole.id}`, change)).status).toBe(422)
  })

  test('ends with its story', async () => {
    const { id } = await newStory()
    const planned = await plan({ story_id: id, publish_at: '2099-01-01T08:00:00.000Z' })
    await call('DELETE', `stories/${id}`)
    expect((await call('GET', `story_schedulings/${planned.id}`)).status).toBe(404)
  })
})

describe('at its time', () => {
  test('a story is published, and taken off the site, within a second, in the name of who planned it', async () => {
    const { id, full_slug: slug } = await newStory()
    const [on, off] = [inMs(300), inMs(1200)]
    const published = await plan({ story_id: id, publish_at: on })
    await plan({ story_id: id, publish_at: off, action: 'unpublish' })
    expect(await until(true, slug, on)).toBeLessThan(1000)
    expect(await schedule(published.id)).toMatchObject({ status: 'executed' })
    expect(await until(false, slug, off)).toBeLessThan(1000)
    const { versions } = (await call('GET', `versions?model=stories&model_id=${id}`)).body
    expect(versions.map(({ event, author }: { event: string; author: string }) => [event, author])).toEqual([
      ['unpublish', 'Local editor'],
      ['publish', 'Local editor'],
      ['create', 'Local editor'],
    ])
  })

  test('one language is published, the others stay', async () => {
    const { id, full_slug: slug } = await newStory({ publish: true })
    const content = { component: 'page', _uid: 'root', title: 'Dos', title__i18n__it: 'Dos it' }
    await call('PUT', `stories/${id}`, { story: { content } })
    const at = inMs(200)
    await plan({ story_id: id, publish_at: at, language: 'it' })
    await setTimeout(Date.parse(at) - Date.now() + 500)
    const titleIn = async (language: string) =>
      (await deliveredStory(service.url, slug, { language })).body.story.content.title
    expect(await titleIn('it')).toBe('Dos it')
    expect(await titleIn('')).toBe('Uno')
  })

  test('one language is taken off the site, the others stay', async () => {
    const { id, full_slug: slug } = await newStory({ publish: true })
    const at = inMs(200)
    const { id: planned } = await plan({ story_id: id, publish_at: at, language: 'it', action: 'unpublish' })
    await setTimeout(Date.parse(at) - Date.now() + 500)
    expect(await schedule(planned)).toMatchObject({ status: 'executed', language: 'it' })
    const titleIn = async (language: string) =>
      (await deliveredStory(service.url, slug, { language })).body.story.content.title
    expect([await titleIn('it'), await titleIn('')]).toEqual(['Uno', 'Uno'])
    const { story_translations: states } = (await call('GET', `story_translations?story_ids=${id}`)).body
    expect(states).toMatchObject([{ lang: 'it', is_public: false }])
  })

  test('a release becomes public', async () => {
    const { id, full_slug: slug } = await newStory()
    const at = inMs(300)
    const { body } = await call('POST', 'releases', { release: { name: 'Planned', release_at: at } })
    await call('PUT', `stories/${id}?release_id=${body.release.id}`, { story: { name: 'Released' } })
    expect(await until(true, slug, at)).toBeLessThan(1000)
    expect((await call('GET', `releases/${body.release.id}`)).body.release.released).toBe(true)
  })

  test('what became due while the service was down is executed once after its start', async () => {
    const first = await startLocalService()
    const receiver = await startWebhookReceiver()
    const fetchFirst = (method: string, path: string, body?: unknown) =>
      managementFetch(first.url, path, { method, body })
    const endpoint = { name: 'Site', endpoint: receiver.url, activated: true, actions: ['story.published'] }
    await fetchFirst('POST', 'webhook_endpoints', { webhook_endpoint: endpoint })
    const stories: number[] = []
    for (const slug of ['one', 'two']) {
      const story = { name: slug, slug, content: { component: 'page' } }
      stories.push((await fetchFirst('POST', 'stories', { story })).body.story.id)
    }
    const at = inMs(700)
    await fetchFirst('POST', 'story_schedulings', { story_scheduling: { story_id: stories[0], publish_at: at } })
    const { body } = await fetchFirst('POST', 'releases', { release: { name: 'R', release_at: at } })
    await fetchFirst('PUT', `stories/${stories[1]}?release_id=${body.release.id}`, { story: {} })
    await first.stop()
    await setTimeout(Date.parse(at) - Date.now() + 100)
    const second = await startLocalService({ dataFolder: first.dataFolder })
    await receiver.until(2)
    await setTimeout(300)
    expect(receiver.taken).toHaveLength(2)
    expect((await deliveredStory(second.url, 'one')).status).toBe(200)
    expect((await deliveredStory(second.url, 'two')).status).toBe(200)
    await second.stop()
    const third = await startLocalService({ dataFolder: first.dataFolder })
    await setTimeout(300)
    expect(receiver.taken).toHaveLength(2)
    await third.remove()
    await receiver.stop()
  })
})
