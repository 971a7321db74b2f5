import { expect, type Frame, type FrameLocator, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { openInEditor, shownPage, untilLive } from './editor.ts'
import { createStory, folderAt } from './management.ts'

/** A draft with two heroes, a grid of two paragraphs and a long text. */
export async function createDraft(slug: string): Promise<number> {
  const folder = await folderAt('global')
  const item = (_uid: string, title: string) => ({ component: 'paragraphs_grid_item', _uid, title })
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Un texto muy largo' }] }],
  }
  const body = [
    { component: 'slim_hero', _uid: 'one', title: 'Primera banda', eyebrow: 'Taller', text: 'Una frase' },
    { component: 'paragraphs_grid', _uid: 'grid', items: [item('left', 'Izquierda'), item('right', 'Derecha')] },
    { component: 'slim_hero', _uid: 'two', title: 'Segunda banda' },
    { component: 'centered_title_paragraph', _uid: 'long', title: 'Con texto', text },
  ]
  const content = { component: 'page', _uid: 'root', title: 'En la página', body }
  return (await createStory({ name: slug, slug, parentId: folder.id, content })).id
}

export type OpenDraft = {
  shown: FrameLocator
  /** The element of a block. */
  block: (uid: string) => Locator
  /** Selects a block in the page and waits for its tools. */
  select: (uid: string) => Promise<void>
  /** Selects a block in the outline, and goes on to the page. */
  selectByKeyboard: (text: string) => Promise<void>
  tool: (name: string) => Locator
  /** Uids of the page's blocks in its order. */
  order: () => Promise<string[]>
  /** The document of the page in the frame. */
  document: () => Frame
}

/** Opens a draft in the embedded editor, with its page live. */
export async function openDraft(page: Page, id: number): Promise<OpenDraft> {
  await openInEditor(page, id)
  await untilLive(page)
  const shown = shownPage(page)
  const block = (uid: string) => shown.locator(`[data-blok-uid="${id}-${uid}"]`)
  const tool = (name: string) => shown.getByRole('button', { name, exact: true })
  return {
    shown,
    block,
    tool,
    select: async (uid) => {
      // On a busy machine the page may be there before the editor listens to it.
      await expect(async () => {
        // A line that the pointer is near lies over the corner of a block.
        await page.mouse.move(2, 2)
        await block(uid).click({ position: { x: 4, y: 4 }, timeout: 5000 })
        await expect(shown.getByRole('group', { name: /^Herramientas del bloque/ })).toBeVisible({ timeout: 3000 })
      }).toPass()
    },
    selectByKeyboard: async (text) => {
      await page.getByRole('treegrid').getByRole('row').filter({ hasText: text }).press('Enter')
      await expect(shown.getByRole('group', { name: /^Herramientas del bloque/ })).toBeVisible()
      await page.keyboard.press('F6')
    },
    order: () =>
      shown
        .locator('main [data-blok-uid]')
        .evaluateAll((all) => all.map((element) => element.getAttribute('data-blok-uid')?.split('-').at(-1) ?? '')),
    document: () => {
      const frame = page.frames().find((one) => one !== page.mainFrame() && one.url().includes('_storyblok'))
      if (!frame) throw new Error('The editor shows no page')
      return frame
    },
  }
}

/** Rules of axe that the tools on a page violate; the vendor's own menu is not theirs. */
export async function toolProblems(frame: Frame): Promise<string[]> {
  await frame.evaluate(axe.source)
  return await frame.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: typeof axe }).axe
    const include = ['[data-on-page]', 'body > textarea'].filter((selector) => document.querySelector(selector))
    const { violations } = await run({ include })
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}

/** Presses Tab until the wanted element has the focus, in the page or in its frame. */
export async function walkTo(page: Page, aim: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    if (await aim.evaluate((element) => element === document.activeElement).catch(() => false)) return
    await page.keyboard.press('Tab')
  }
  await expect(aim).toBeFocused()
}
