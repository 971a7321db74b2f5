import { expect, test } from '@playwright/test'
import { contentTypes } from 'component-schemas/schema/registry.ts'
import { z } from 'zod'
import { draftPath, previewSecrets } from '../../../support/http/gate.ts'
import { testContentUrl, testSiteUrl } from '../../../support/test-system.ts'

const drafts = z.object({ stories: z.array(z.object({ id: z.number(), full_slug: z.string(), content: z.unknown() })) })

/** Blocks that show nothing of their own. */
const unseen: ReadonlySet<string> = new Set([
  'seo',
  'access',
  'form_choice',
  'form_condition',
  'form_hidden',
  'form_rule',
])

/** Fields that no page of their story shows: customers see them on other pages. */
const unseenFields: ReadonlySet<string> = new Set(['customerHours'])

type Block = { component: string; _uid: string }

function isBlock(value: object): value is Block {
  return 'component' in value && '_uid' in value && typeof value.component === 'string'
}

function blocksIn(value: unknown): Block[] {
  if (typeof value !== 'object' || value === null) return []
  const shown = Object.entries(value).filter(([name]) => !unseenFields.has(name))
  const inner = shown.flatMap(([, one]) => blocksIn(one))
  return isBlock(value) && !unseen.has(value.component) ? [value, ...inner] : inner
}

async function draftsOf(type: string) {
  const query = new URLSearchParams({
    version: 'draft',
    token: previewSecrets.previewToken,
    content_type: type,
    per_page: '3',
    sort_by: 'position:asc',
  })
  const response = await fetch(`${testContentUrl}/v2/cdn/stories?${query}`)
  return drafts.parse(await response.json()).stories
}

for (const { name } of contentTypes) {
  test(`every block of a ${name} can be selected in its page`, async () => {
    const missing: string[] = []
    for (const { id, full_slug: slug, content } of await draftsOf(name)) {
      const response = await fetch(`${testSiteUrl}${draftPath(id)}`)
      const html = await response.text()
      for (const { component, _uid } of blocksIn(content)) {
        if (!html.includes(`data-blok-uid="${id}-${_uid}"`)) missing.push(`${response.status} ${component} in ${slug}`)
      }
    }
    expect(missing).toEqual([])
  })
}
