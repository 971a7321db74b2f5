import { execFile } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Finding } from 'cms-plugin/reports/finding.ts'
import type { OpenStory } from 'cms-plugin/reports/open-story.ts'
import { readStories, readStoryIndex } from 'cms-plugin/reports/report-space.ts'
import { reportSpace, spaceReader } from 'scripts/report/report-space.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandEnvironment } from '../../support/command-environment.ts'
import { copySeededContent } from '../../support/seeded-content.ts'
import {
  type LocalService,
  managementClient,
  required,
  spaceId,
  startLocalService,
  tokens,
} from '../support/local-service.ts'
import { retainStories } from '../support/retain-stories.ts'

const root = join(import.meta.dirname, '../../..')

/** The whole demo content, and the few stories of it that the other tests change. */
let whole: LocalService
let service: LocalService

const changed = 'global/productos/titan-e3'
const landing = 'landings/landing-smart-pro-mini'
const withBanner = 'germany/home'
const withSpanishSlug = 'spain/eventos-y-noticias/comunicados-de-prensa/reparto-al-dia-siguiente'

const access = () => ({ contentUrl: service.url, managementToken: tokens.managementToken, spaceId })
const report = (languages: readonly string[], { url } = service) =>
  reportSpace({ ...access(), contentUrl: url, languages, editor: { baseUrl: 'http://localhost:4000', spaceId } })

beforeAll(async () => {
  const [dataFolder, small] = await Promise.all([seededFolder(), seededFolder()])
  retainStories(small, [changed, landing, withBanner, withSpanishSlug])
  whole = await startLocalService({ dataFolder })
  service = await startLocalService({ dataFolder: small })
}, 180_000)

afterAll(async () => {
  await Promise.all([whole.remove(), service.remove()])
})

async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  await copySeededContent(folder)
  return folder
}

/** The command as a developer runs it; the exit code with the output. */
async function command(flags: readonly string[], env: Record<string, string> = {}) {
  const given = {
    ...commandEnvironment,
    CONTENT_MANAGEMENT_URL: service.url,
    CONTENT_MANAGEMENT_TOKEN: tokens.managementToken,
    SPACE_ID: String(spaceId),
    ...env,
  }
  const run = promisify(execFile)(process.execPath, [join(root, 'scripts/report/report.ts'), ...flags], {
    env: given,
    maxBuffer: 64 * 1024 * 1024,
  })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

async function storyBySlug(slug: string): Promise<{ id: number; content: Record<string, unknown> }> {
  const client = managementClient(service.url)
  const { data } = await client.stories.list({ query: { by_slugs: slug } as never })
  const id = Number(required(data.stories?.[0]).id)
  const { story } = (await client.stories.get(id)).data as unknown as { story: { content: Record<string, unknown> } }
  return { id, content: story.content }
}

/** Changes the draft of a story for as long as `run` takes. */
async function whileChanged(slug: string, change: Record<string, unknown>, run: (id: number) => Promise<void>) {
  const client = managementClient(service.url)
  const { id, content } = await storyBySlug(slug)
  const write = (next: unknown) =>
    client.stories.update(id, { body: { story: { content: next }, force_update: '1' } as never })
  await write({ ...content, ...change })
  try {
    await run(id)
  } finally {
    await write(content)
  }
}

describe('the demo content', () => {
  test('is in order in Spanish and English', async () => {
    const { findings, storyCount } = await report(['en'], whole)
    expect(findings).toEqual([])
    expect(storyCount).toBeGreaterThanOrEqual(27)
  })

  test('lacks Italian in the landings and in the stories of other countries, and nowhere else', async () => {
    const { findings } = await report(['en', 'it'], whole)
    const lacking = findings.filter(({ code }) => code === 'missing-translation' || code === 'untranslated-slug')
    expect(new Set(lacking.map(({ language }) => language))).toEqual(new Set(['it']))
    expect(new Set(lacking.map(({ fullSlug }) => fullSlug.split('/')[0]))).toEqual(
      new Set(['landings', 'spain', 'france', 'germany']),
    )
  })
})

describe('a story an editor has changed', () => {
  test('is found with the place and the address to mend it', async () => {
    const link = {
      fieldtype: 'multilink',
      linktype: 'story',
      id: '00000000-0000-4000-8000-00000000dead',
      cached_url: 'x',
    }
    const change = {
      subtitle__i18n__en: '',
      seo: [
        {
          component: 'seo',
          _uid: 'uid-seo',
          description: 'Corta.',
          description__i18n__en: 'It cuts.',
          canonical: link,
        },
      ],
    }
    await whileChanged(changed, change, async (id) => {
      const { findings } = await report(['en'])
      expect(findings.map(({ code, path, storyId }) => ({ code, path, storyId }))).toEqual([
        { code: 'missing-translation', path: 'subtitle', storyId: id },
        { code: 'broken-link', path: 'seo[0].canonical', storyId: id },
      ])
      expect(findings[1]?.editorUrl).toBe(
        `http://localhost:4000/#/me/spaces/${spaceId}/stories/0/0/${id}?uid=uid-seo&field=canonical`,
      )
    })
  })

  test('is found when its Spanish words are newer than the English ones', async () => {
    await whileChanged(changed, { subtitle: 'Otras palabras' }, async (id) => {
      const { findings } = await report(['en'])
      expect(findings.map(({ code, path, storyId }) => ({ code, path, storyId }))).toEqual([
        { code: 'outdated-translation', path: 'subtitle', storyId: id },
      ])
    })
  })

  test('gives the command exit code 2 from the asked severity on', async () => {
    await whileChanged(changed, { subtitle__i18n__en: '' }, async () => {
      expect(await command([])).toMatchObject({ code: 0, stdout: expect.stringContaining('missing-translation') })
      expect(await command(['--fail-on', 'warning'])).toMatchObject({ code: 2 })
      expect(await command(['--fail-on', 'warning', '--only', 'broken-link,missing-alt'])).toMatchObject({ code: 0 })
    })
  })
})

test('a field that was changed in the CMS is found, with the address of a story that has it', async () => {
  const client = managementClient(service.url)
  const { data } = await client.components.list({ query: { search: 'full_banner' } as never })
  const component = required(data.components?.find(({ name }) => name === 'full_banner'))
  const write = (schema: unknown) =>
    client.components.update(Number(component.id), { body: { component: { name: 'full_banner', schema } } as never })
  const { title, ...others } = component.schema as Record<string, object>
  await write({ ...others, title: { ...title, max_length: 5 } })
  const { findings } = await report(['en'])
  await write(component.schema)
  expect(findings).toEqual([
    expect.objectContaining({
      code: 'schema-drift',
      details: { value: { phrase: 'differs', values: { name: 'full_banner.title', keys: 'max_length' } } },
      editorUrl: expect.stringMatching(/stories\/0\/0\/\d+\?uid=[\w-]+&field=title$/),
    }),
  ])
})

test('a story that was deleted after the list was read is left out', async () => {
  const reader = spaceReader(access())
  const client = managementClient(service.url)
  const story = { name: 'Short', slug: 'short-lived', content: { component: 'page' } }
  const { data } = await client.stories.create({ body: { story } as never })
  const index = await readStoryIndex(reader)
  await client.stories.delete(Number(required(data.story).id))
  const read: string[] = []
  for await (const {
    story: { fullSlug },
  } of readStories(reader, index))
    read.push(fullSlug)
  expect(read).toHaveLength(index.size - 1)
  expect(read).not.toContain('short-lived')
})

describe('the command', () => {
  test('says that nothing is to be done', async () => {
    expect(await command(['--fail-on', 'info'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Nothing found in \d+ stories\.\n$/),
    })
  })

  test('names where the site shows one story, and what is to be put in order in it alone', async () => {
    const env = {
      SITE_HOSTS: JSON.stringify([{ host: 'www.a.example', market: 'spain', website: 'https://www.a.example' }]),
    }
    const requested = ['--story', `${landing}/`, '--json', '--languages', 'it', '--fail-on', 'info']
    const { code, stdout } = await command(requested, env)
    const { story, findings } = JSON.parse(stdout) as { story: OpenStory; findings: Finding[] }
    expect(story).toEqual({
      id: (await storyBySlug(landing)).id,
      fullSlug: landing,
      isPublished: true,
      addresses: [{ market: 'spain', locale: 'es', href: 'https://www.a.example/landing-smart-pro-mini', shown: 'es' }],
    })
    expect(findings.map(({ code: found, fullSlug }) => [found, fullSlug])).toEqual([['missing-translation', landing]])
    expect(code).toBe(2)
    const { stdout: reported } = await command(['--story', landing], env)
    expect(reported).toContain('  spain    es  https://www.a.example/landing-smart-pro-mini\n')
  })

  test('says that there is no such story', async () => {
    const { code, stderr } = await command(['--story', 'global/nobody'])
    expect([code, stderr]).toEqual([1, 'The space has no story at global/nobody.\n'])
  })

  test('gives counts and findings as JSON', async () => {
    const { stdout, code } = await command([
      '--json',
      '--languages',
      'it',
      '--only',
      'untranslated-slug',
      '--lang',
      'de',
    ])
    const response = JSON.parse(stdout) as {
      counts: Record<string, number>
      findings: (Finding & { message: string })[]
    }
    expect(code).toBe(0)
    expect(response.counts).toEqual({ 'untranslated-slug': response.findings.length })
    expect(response.findings[0]).toMatchObject({ severity: 'warning', path: 'slug', language: 'it' })
    expect(response.findings[0]?.message).toMatch(/^Geben Sie der Story auf Italienisch einen Slug/)
  })

  test.each([
    [['--only', 'typos'], {}, 'typos'],
    [['--fail-on', 'hint'], {}, 'error, warning, info'],
    [['--languages', 'English!'], {}, 'English!'],
    [['--editor', 'here'], {}, '--editor'],
    [['--lang', 'nl'], {}, 'en, es, it, fr, de'],
    [[], { CONTENT_MANAGEMENT_TOKEN: 'wrong' }, 'refuses the management token'],
    [[], { CONTENT_MANAGEMENT_URL: 'http://localhost:1' }, 'does not answer'],
    [[], { CONTENT_MANAGEMENT_URL: 'nowhere' }, 'CONTENT_MANAGEMENT_URL'],
  ])('answers 1 and a sentence to %j %j', async (flags, env, words) => {
    const response = await command(flags, env)
    expect(response).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(words) })
    expect(response.stderr).not.toContain('    at ')
  })

  test('answers 2 and a sentence to a flag that it does not know', async () => {
    expect(await command(['--everything'])).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--everything'),
    })
  })
})
