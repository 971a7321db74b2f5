import { expect, test } from '@playwright/test'
import { draftStory, openInEditor } from '../../support/editor-frame.ts'
import { storyAt } from '../../support/management.ts'

test('a draft of the extranet opens for an editor without a customer session, and shows every key stroke', async ({
  page,
}) => {
  const { id } = await storyAt('global/extranet/catalogos/llaves/tarifa-de-llaves-2026-1')
  const { frame, say } = await openInEditor(page, id)
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/./)
  const story = await draftStory(id)
  await say({ action: 'input', story: { ...story, content: { ...story.content, title: 'La tarifa de mañana' } } })
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('La tarifa de mañana')
  // A visitor without the editor’s cookie is sent to the login.
  const response = await fetch(new URL('/extranet', frame.url()), { redirect: 'manual' })
  expect(response.status).toBe(307)
})

test('a custom landing shows each change in its plugin, key by key, with its links and its form', async ({ page }) => {
  const { id } = await storyAt('landings/landing-smart-pro-mini')
  const { frame, say } = await openInEditor(page, id)
  const title = frame.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/./)
  const links = () => frame.locator('main a[href]').count()
  const before = await links()
  const story = await draftStory(id)
  const data = story.content['data'] as { sections: { type: string }[] }
  for (const stroke of ['L', 'Ll', 'Lla']) {
    const sections = data.sections.map((section) => (section.type === 'hero' ? { ...section, title: stroke } : section))
    await say({ action: 'input', story: { ...story, content: { ...story.content, data: { ...data, sections } } } })
    await expect(title).toHaveText(stroke, { timeout: 1000 })
    expect(await links()).toBe(before)
  }
})
