import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { openInEditor } from '../../support/editor.ts'
import { makeFirstPage } from '../../support/first-page.ts'
import { removeStory, startPageAt, storyAt } from '../../support/management.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })

const docs = join(import.meta.dirname, '../../../docs')

test('a newcomer follows the guide word by word, and visitors read the page in two languages', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const name = `primera-${process.pid}`
  const pictures: string[] = []
  const id = await makeFirstPage(page, { name, picture: async (picture) => void pictures.push(`${picture}.webp`) })
  try {
    await expect.poll(async () => (await request.get(`/${name}`)).status()).toBe(200)
    const spanish = await (await request.get(`/${name}`)).text()
    for (const words of ['Reparamos su máquina', 'Traiga su máquina', 'alt="Una llave sobre el banco"', '<form']) {
      expect(spanish).toContain(words)
    }
    const german = await (await request.get(`/de/${name}-de`)).text()
    expect(german).toContain('Wir reparieren Ihre Maschine')
    expect(german).not.toMatch(/<main[^>]* lang=/)

    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Take off the site' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the site' }).click()
    await expect.poll(async () => (await request.get(`/${name}`)).status()).toBe(404)

    const guide = await readFile(join(docs, 'editor-guide.md'), 'utf8')
    expect((await readdir(join(docs, 'editor-guide'))).toSorted()).toEqual(pictures.toSorted())
    for (const picture of pictures) expect(guide).toContain(`(editor-guide/${picture})`)
  } finally {
    await removeStory(id)
  }
})

/** The stories of the points on pages for trade customers, in their order. */
const customerStories = [
  () => storyAt('global/extranet/catalogos/llaves/tarifa-de-llaves-2026-1'),
  () => startPageAt('global/extranet/catalogos/maquinas'),
  () => storyAt('global/extranet/galeria-de-fotos/productos/fotos-de-llaves'),
  () => storyAt('global/recursos/agente-de-ventas/vera-solis'),
  () => storyAt('global/forms/mensaje-a-su-contacto'),
]

test('each word on pages for trade customers is on the screen, in the tab and the block that the guide names before it', async ({
  page,
}) => {
  const guide = await readFile(join(docs, 'editor-guide.md'), 'utf8')
  const points = guide.split('## 9. Pages for trade customers')[1]?.split('\n- ').slice(1) ?? []
  expect(points).toHaveLength(customerStories.length)
  for (const [at, story] of customerStories.entries()) {
    await openInEditor(page, (await story()).id)
    const words = [...(points[at] ?? '').matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) =>
      word.replaceAll(/\s+/g, ' '),
    )
    for (const word of words) await follow(page, word)
  }
})

/** Opens the tab or the block of a name, else sees the name. */
async function follow(page: Page, word: string): Promise<void> {
  const tab = page.getByTestId('editor-form').getByRole('tab', { name: word, exact: true })
  const blocks = page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row')
  const block = blocks.filter({ hasText: word }).first()
  if (await tab.isVisible()) await tab.click()
  else if (await block.isVisible()) await block.click()
  else
    await expect(
      page
        .getByText(new RegExp(`^${word}( \\(required\\))?$`))
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
}
