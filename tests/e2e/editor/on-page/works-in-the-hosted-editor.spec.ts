import { expect, test } from '@playwright/test'
import { draftStory, openInEditor } from '../../../support/editor-frame.ts'
import { removeStory } from '../../../support/management.ts'
import { createDraft } from '../../../support/page-tools.ts'

const slug = `alojado-${process.pid}`
let id = 0

test.beforeEach(async () => {
  id = await createDraft(slug)
})
test.afterEach(() => removeStory(id))

type Sent = { action: string; blok?: Record<string, unknown> }

/** The hosted editor offers nothing of ours: the page sends its documented actions, and writes no text. */
test('an editor with the vendor’s messages alone inserts and moves blocks on the page', async ({ page }) => {
  const { frame, say } = await openInEditor(page, id)
  await page.evaluate(() => {
    const sent: unknown[] = []
    Object.assign(window, { sent })
    window.addEventListener('message', ({ data }) => sent.push(data))
  })
  const sent = async () => (await page.evaluate(() => Reflect.get(window, 'sent'))) as Sent[]
  const actions = async () => (await sent()).map(({ action }) => action)
  const story = await draftStory(id)
  const componentNames = { slim_hero: 'Slim hero' }
  await say({ action: 'enterEditmode', reload: true, storyId: id, blockId: 'root', componentNames, appVersion: 'v2' })
  await frame.getByRole('heading', { level: 1 }).click()
  await expect.poll(actions).toContain('edit')
  const crumb = { _uid: 'one', component: 'slim_hero', _parentUid: 'root', _parentfield: 'body', _parentName: 'page' }
  const can = { canAddBlocks: true, canMoveForward: true, canMoveBackward: false, canDeleteBlocks: true }
  await say({
    action: 'editedBlok',
    breadcrumbs: [
      { _uid: 'root', component: 'page' },
      { ...crumb, _parentindex: 0 },
    ],
    blok: { uid: 'one', id: String(id), space: 100_001, name: 'slim_hero' },
    ...can,
  })
  const tools = frame.getByRole('group', { name: 'Herramientas del bloque Slim hero' })
  await expect(tools.getByRole('button')).toHaveCount(1)

  await frame.getByRole('button', { name: 'Añadir un bloque después de Slim hero' }).first().click()
  await expect
    .poll(async () => (await sent()).find(({ action }) => action.startsWith('addBlock')))
    .toMatchObject({
      action: 'addBlockAfter',
      blok: { ...crumb, _parentindex: 0 },
    })

  await tools.getByRole('button', { name: 'Mover Slim hero' }).focus()
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  const moves = async () => (await sent()).filter(({ action }) => action.startsWith('move'))
  await expect.poll(moves).toEqual([{ action: 'moveForward', blok: { ...crumb, _parentindex: 0 } }])
  const [one, grid, two, long] = story.content.body
  await say({ action: 'input', story: { ...story, content: { ...story.content, body: [grid, one, two, long] } } })
  await expect.poll(moves).toEqual([
    { action: 'moveForward', blok: { ...crumb, _parentindex: 0 } },
    { action: 'moveForward', blok: { ...crumb, _parentindex: 1 } },
  ])
  await say({ action: 'input', story: { ...story, content: { ...story.content, body: [grid, two, one, long] } } })

  await frame.getByRole('heading', { name: 'Primera banda' }).dblclick()
  await expect(frame.locator('body > textarea')).toHaveCount(0)
  const vendors = ['initialized', 'ping', 'edit', 'noFocus', 'addBlockBefore', 'addBlockAfter', 'moveForward']
  expect((await actions()).filter((action) => !vendors.includes(action))).toEqual([])
})
