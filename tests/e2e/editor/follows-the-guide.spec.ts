import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { makeFirstPage } from '../../support/first-page.ts'
import { removeStory } from '../../support/management.ts'

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
