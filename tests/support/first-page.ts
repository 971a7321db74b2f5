import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { pickStory, shownPage, statusOf, uploadInto } from './editor.ts'
import { testEditorUrl } from './test-system.ts'

const root = join(import.meta.dirname, '../..')
const image = join(root, 'component-schemas/presets/pictures/slim-hero.webp')

type FirstPage = {
  name: string
  /** Called where the guide has a picture of this name. */
  picture: (name: string) => Promise<void>
}

/**
 * Makes a page as `docs/editor-guide.md` says, in the order of its steps. Each word that is pressed must be in bold there.
 * @returns the id of the story
 */
export async function makeFirstPage(page: Page, { name, picture }: FirstPage): Promise<number> {
  const walk = await startWalk(page)
  const id = await makeStory(walk, name, picture)
  await compose(walk)
  await picture('compose')
  await translate(walk, picture)
  await nameInGerman(walk, `${name}-de`)
  await publishAll(walk, picture)
  return id
}

type Walk = {
  page: Page
  form: Locator
  dialog: Locator
  /** The word, which the guide must have in bold. */
  word: (label: string) => string
  button: (within: Page | Locator, label: string) => Locator
}

type Picture = FirstPage['picture']

async function startWalk(page: Page): Promise<Walk> {
  const guide = await readFile(join(root, 'docs/editor-guide.md'), 'utf8')
  const word = (label: string) => {
    expect(guide, `the guide names ${label}`).toContain(`**${label}**`)
    return label
  }
  const button: Walk['button'] = (within, label) => within.getByRole('button', { name: word(label), exact: true })
  return { page, form: page.getByTestId('editor-form'), dialog: page.getByRole('dialog'), word, button }
}

async function makeStory({ page, form, dialog, word, button }: Walk, name: string, picture: Picture): Promise<number> {
  await page.goto(testEditorUrl)
  await button(page, 'New story').click()
  await dialog.getByLabel(word('Name'), { exact: true }).fill(name)
  await dialog.getByLabel(word('Find a folder')).fill('global')
  await dialog.getByRole('option', { name: 'Global /global', exact: true }).click()
  await expect(dialog.getByText('Visitors will find the page at')).toBeVisible()
  await picture('new-story')
  await button(dialog, 'Create').click()
  await form.waitFor()
  await expect(form.getByLabel('Title (required)')).toHaveValue(name)
  word('Title')
  return Number(page.url().split('/').at(-1))
}

async function compose({ page, form, dialog, word, button }: Walk): Promise<void> {
  const add = async (label: string) => {
    await page.locator(`[aria-label="${word('Add a block to Content')}"]`).click()
    await dialog
      .locator('[data-block]')
      .filter({ has: page.getByText(word(label), { exact: true }) })
      .click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: label, level: 2 })).toBeVisible()
  }
  await add('Slim hero')
  await form.getByLabel('Title (required)').fill('Reparamos su máquina')
  await add('Centred title and paragraph')
  await form.getByLabel('Title (required)').fill('En el mismo día')
  await form.locator('[data-field="text"] [contenteditable="true"]').fill('Traiga su máquina por la mañana.')
  await add('Media, standalone')
  word('Choose a file')
  word('Use this file')
  await uploadInto(page, 'media', image)
  await form.getByLabel(word('Alternative text')).fill('Una llave sobre el banco')
  await add('Product hero')
  await pickStory(page, 'product', 'NOR-1R')
  await add('Form')
  await pickStory(page, 'form', 'Consulta')
  await button(page, 'Save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
  await expect(shownPage(page).getByText('En el mismo día')).toBeVisible({ timeout: 60_000 })
}

/** Texts of the example by the name of their block. */
const german = { 'Slim hero': 'Wir reparieren Ihre Maschine', 'Centred title and paragraph': 'Am selben Tag' }

async function translate({ page, form, word, button }: Walk, picture: Picture): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`${word('Language of the content')}$`) }).click()
  await page.getByRole('option', { name: /^Deutsch/ }).click()
  word('Translate')
  for (const [block, words] of Object.entries(german)) {
    await page.getByRole('treegrid', { name: 'Blocks' }).getByRole('row').filter({ hasText: block }).click()
    await form.getByLabel('Translate Title', { exact: true }).check()
    await form.getByRole('textbox', { name: /^Title/ }).fill(words)
  }
  await expect(shownPage(page).getByText(german['Centred title and paragraph'])).toBeVisible()
  await picture('translate')
  await button(page.getByTestId('translation-bar'), 'Copy the other texts from Español').click()
}

async function nameInGerman({ page, dialog, word, button }: Walk, slug: string): Promise<void> {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: word('Name and address…') }).click()
  await dialog.getByLabel('Last part of the address in Deutsch').fill(slug)
  await button(dialog, 'Apply').click()
  await expect(dialog).toBeHidden()
  await button(page, 'Save').click()
  await expect(statusOf(page)).toHaveText('Everything is saved')
}

async function publishAll({ page, dialog, word, button }: Walk, picture: Picture): Promise<void> {
  await button(page, 'Publish').click()
  await dialog.getByText(word('Publish only some languages')).click()
  await expect(dialog.getByText('At least these addresses change for visitors')).toBeVisible()
  await picture('publish')
  await dialog.getByText('Publish all languages').click()
  await dialog.getByRole('button', { name: /^Publish( anyway)?$/ }).click()
  await expect(dialog).toBeHidden()
}
