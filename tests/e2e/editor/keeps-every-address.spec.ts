import { expect, type Page, test } from '@playwright/test'
import { openInEditor, publishInEditor } from '../../support/editor.ts'
import { requestHost } from '../../support/http/request-host.ts'
import { createStory, folderAt, publish, removeStory, storiesIn } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'

test.use({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
test.slow()

const mark = `siempre-${process.pid}`
const ids: number[] = []

test.afterEach(async () => {
  const redirects = (await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))
  for (const { id } of redirects) await removeStory(id)
  for (const id of ids.splice(0).toReversed()) await removeStory(id).catch(() => undefined)
})

const dialog = (page: Page) => page.getByRole('dialog')

/** The path of a page in all markets and languages that fall back to it. */
function everywhere(pathIn: (locale: string) => string): [host: string, path: string][] {
  const locales = ['en', 'pt', 'nl', 'it', 'de', 'fr', 'ro', 'ru']
  return [
    ['localhost', pathIn('es')],
    ...locales.map((locale): [string, string] => ['localhost', `/${locale}${pathIn(locale)}`]),
    ...['es', ...locales].map((locale): [string, string] => ['global.localhost', `/${locale}${pathIn(locale)}`]),
    ['spain.localhost', pathIn('es')],
    ['italy.localhost', pathIn('it')],
    ['france.localhost', pathIn('fr')],
    ['germany.localhost', pathIn('de')],
  ]
}

/** The end of each address after at most one redirect. */
async function endsOf(addresses: readonly [host: string, path: string][]): Promise<string[]> {
  return await Promise.all(
    addresses.map(async ([host, path]) => {
      const first = await requestHost({ host, path })
      if (first.status === 200) return `${host}${path} 200`
      const to = new URL(String(first.headers.location ?? '/'), `http://${host}`).pathname
      const last = first.status === 301 ? await requestHost({ host, path: to }) : first
      return `${host}${to} ${last.status}`
    }),
  )
}

async function expectEnds(from: [string, string][], to: [string, string][]): Promise<void> {
  await expect(async () => {
    expect(await endsOf(from)).toEqual(to.map(([host, path]) => `${host}${path} 200`))
  }).toPass({ timeout: 60_000 })
}

async function openMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

async function pickFolder(page: Page, path: string): Promise<void> {
  await page.getByLabel('Find a folder').fill(path)
  await page
    .getByRole('option')
    .filter({ has: page.getByText(`/${path}`, { exact: true }) })
    .click()
}

test('a page that is renamed, moved and taken off the site is found at every address that it ever had', async ({
  page,
}) => {
  const other = await createStory({
    name: `${mark}-otra`,
    slug: `${mark}-otra`,
    parentId: (await folderAt('global')).id,
    content: { component: 'page', _uid: 'p', title: 'Otra', body: [] },
  })
  ids.push(other.id)
  await publish(other.id)

  await page.goto(testEditorUrl)
  await page.getByRole('button', { name: 'New story' }).click()
  await page.getByLabel('Name').fill('Productos')
  await pickFolder(page, 'global')
  await expect(dialog(page).getByText('Another story or folder has this address already.')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Create' })).toBeDisabled()
  await page.getByLabel('Last part of the address').fill('produkte')
  await expect(dialog(page).getByText('The site uses this address itself (Deutsch).')).toBeVisible()
  await page.getByLabel('Name').fill(mark)
  await page.getByLabel('Last part of the address').fill(mark)
  await dialog(page).getByRole('button', { name: 'Create' }).click()
  await page.getByTestId('editor-form').waitFor()
  const id = Number(page.url().split('/').at(-1))
  ids.push(id)
  await publishInEditor(page)
  const first = everywhere(() => `/${mark}`)
  await expectEnds(first, first)

  await openMenu(page, 'Name and address…')
  await dialog(page).getByLabel('Last part of the address', { exact: true }).fill(`${mark}-nuevo`)
  await expect(dialog(page).getByRole('checkbox', { name: `/${mark}` })).toBeChecked()
  await expect(dialog(page).getByText('10 addresses, in every language and market')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await expect(dialog(page)).toBeHidden()
  const second = everywhere(() => `/${mark}-nuevo`)
  await expectEnds(first, second)
  expect((await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))).toHaveLength(1)

  await page.goto(testEditorUrl)
  await page.getByRole('searchbox', { name: 'Search stories' }).fill(`${mark}-nuevo`)
  await page.getByRole('button', { name: `What to do with ${mark}`, exact: true }).click()
  await page.getByRole('menuitem', { name: 'Move to…' }).click()
  await pickFolder(page, 'global/nuevas-soluciones')
  await dialog(page).getByRole('button', { name: 'Move' }).click()
  await expect(dialog(page)).toBeHidden()
  const words: Record<string, string> = {
    es: 'nuevas-soluciones',
    en: 'new-solutions',
    it: 'nuove-soluzioni',
    fr: 'nouvelles-solutions',
    de: 'neue-loesungen',
  }
  const known = ([host, path]: [string, string], at: number) =>
    host === 'italy.localhost' || ['', '/en', '/it'].some((prefix) => path === `${prefix}/${mark}`) ? [at] : []
  const places = first.flatMap(known)
  const third = everywhere((locale) => `/${words[locale] ?? locale}/${mark}-nuevo`)
  const chosen = (all: [string, string][]) => places.flatMap((at) => all.slice(at, at + 1))
  await expectEnds(chosen(first), chosen(third))
  await expectEnds(chosen(second), chosen(third))

  await openInEditor(page, id)
  await openMenu(page, 'Take off the site')
  await dialog(page).getByLabel('Find a published page').fill(`${mark}-otra`)
  await dialog(page)
    .getByRole('option', { name: `${mark}-otra` })
    .click()
  await dialog(page).getByRole('button', { name: 'Take off the site' }).click()
  await expect(dialog(page)).toBeHidden()
  const last = everywhere(() => `/${mark}-otra`)
  await expectEnds(chosen(third), chosen(last))
})

test('the folder of a route is renamed only after a second confirmation, and its old addresses lead to a chosen page', async ({
  page,
}) => {
  const folder = await createStory({
    name: 'Nuevas soluciones',
    slug: 'nuevas-soluciones',
    isFolder: true,
    parentId: (await folderAt('germany')).id,
  })
  ids.push(folder.id)
  const inside = await createStory({
    name: mark,
    slug: mark,
    parentId: folder.id,
    content: { component: 'page', _uid: 'p', title: mark, body: [] },
  })
  ids.push(inside.id)
  await publish(inside.id)
  const old: [string, string] = ['germany.localhost', `/neue-loesungen/${mark}`]
  await expectEnds([old], [old])

  await page.goto(testEditorUrl)
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('germany/nuevas-soluciones')
  await page.getByRole('button', { name: 'What to do with Nuevas soluciones', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Name and address…' }).click()
  await dialog(page).getByLabel('Last part of the address', { exact: true }).fill(`${mark}-novedades`)
  await expect(dialog(page).getByText('The site shows “Nuevas soluciones” from this folder')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Apply' })).toBeDisabled()
  await dialog(page).getByText('Change it all the same').click()
  await dialog(page).getByLabel('Find a published page').fill('productos')
  await dialog(page).getByRole('option', { name: '/global/productos', exact: false }).first().click()
  await dialog(page).getByRole('button', { name: 'Apply' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(async () => {
    const { status, headers } = await requestHost({ host: 'germany.localhost', path: old[1] })
    expect([status, headers.location]).toEqual([301, expect.stringMatching(/^\/produkte/)])
  }).toPass({ timeout: 60_000 })
})
