import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import {
  createStory,
  deleteStory,
  folderAt,
  type ManagedStory,
  publish,
  save,
  storyAt,
  storyWith,
} from '../../support/management.ts'
import { testSiteUrl } from '../../support/test-system.ts'

const address = `${testSiteUrl}/productos/nor-1r`
const word = (where: string) => `Secreto${where}${Date.now().toString(36)}`
const created: number[] = []
let product: ManagedStory

test.beforeAll(async () => {
  product = await storyAt('global/productos/nor-1r')
})

test.afterAll(async () => {
  await save(product, product.content)
  await publish(product.id)
  for (const id of created) await deleteStory(id)
})

/** All words of the sheet, as a reader of the file finds them. */
async function wordsOfSheet(): Promise<string> {
  const response = await fetch(`${address}.pdf`)
  const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()))
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)))
  const texts = await Promise.all(pages.map((page) => page.getTextContent()))
  return texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(' ')
}

const sheetHas = async (words: string) => (await wordsOfSheet()).includes(words)

/** The words that are on the page of the product. */
async function onPage(...words: readonly string[]): Promise<string[]> {
  const html = await (await fetch(address)).text()
  return words.filter((one) => html.includes(one))
}

test('a draft is in no data sheet, and its publish is in the next one', async () => {
  const secret = word('Nombre')
  expect(await sheetHas('NOR-1R')).toBe(true)
  await save(product, { ...product.content, name: secret })
  expect(await sheetHas(secret)).toBe(false)
  await publish(product.id)
  await expect.poll(() => sheetHas(secret)).toBe(true)
})

test('a download that names the product is on its page from its publish on, until it names it no longer', async () => {
  const [title, hidden] = [word('Descarga'), word('Extranet')]
  const file = await storyAt('_data/downloads/ficha-nor-1r')
  const content = { ...file.content, title, products: [product['uuid']] }
  const [folder, extranet] = await Promise.all([folderAt('_data/downloads'), folderAt('global/extranet')])
  const download = await createStory({ name: title, slug: title.toLowerCase(), parentId: folder.id, content })
  const closed = await createStory({
    name: hidden,
    slug: hidden.toLowerCase(),
    parentId: extranet.id,
    content: { ...content, title: hidden },
  })
  created.push(download.id, closed.id)
  expect(await onPage(title)).toEqual([])
  await publish(closed.id)
  await publish(download.id)
  await expect.poll(() => onPage(title, hidden)).toEqual([title])
  await save(await storyWith(download.id), { ...content, products: [] })
  expect(await onPage(title, hidden)).toEqual([title])
  await publish(download.id)
  await expect.poll(() => onPage(title, hidden)).toEqual([])
})
