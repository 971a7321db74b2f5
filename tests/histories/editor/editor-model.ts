import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import { openInEditor, publishInEditor, statusOf } from '../../support/editor.ts'
import { createStory, folderAt, publish, removeStory, save, storiesIn, storyWith } from '../../support/management.ts'
import { testEditorUrl } from '../../support/test-system.ts'
import { longestWaitMs, type Model, type Move } from '../history.ts'
import { checkAddresses, type EditorBelief, type EditorWorld } from './editor-belief.ts'

type EditorMove = Move<EditorBelief, EditorWorld>

const dialogOf = (page: Page) => page.getByRole('dialog')
const isLive = ({ isLive: live }: EditorBelief) => live

/** Anew: a page that is open already has the story as it was then, and the editor would ask which of two titles stays. */
async function open(page: Page, story: number): Promise<void> {
  await page.goto('about:blank')
  await openInEditor(page, story)
}

async function openMenu(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Writes another title into the draft. */
async function edit({ story, mark }: EditorWorld, belief: EditorBelief): Promise<string> {
  belief.edits += 1
  const title = `Título ${belief.edits} de ${mark}.`
  const stored = await storyWith(story)
  await save(stored, { ...stored.content, title })
  return title
}

/** What was published is read by visitors, and nothing that was before. */
function published(belief: EditorBelief, title: string): void {
  belief.others.add(belief.title)
  belief.others.delete(title)
  belief.title = title
  belief.isLive = true
  belief.german.live = belief.german.draft
}

const publishes = fc.constant<EditorMove>({
  words: 'writes another title and publishes the page',
  async make(world, belief) {
    const title = await edit(world, belief)
    await publish(world.story)
    published(belief, title)
  },
})

const publishesInEditor = fc.constant<EditorMove>({
  words: 'writes another title into the form of the editor and publishes the page there',
  async make({ page, story, mark }, belief) {
    belief.edits += 1
    const title = `Título ${belief.edits} de ${mark}.`
    await open(page, story)
    await page.getByLabel('Title (required)').fill(title)
    await publishInEditor(page)
    published(belief, title)
  },
})

const saves = fc.constant<EditorMove>({
  words: 'writes another title and saves it only',
  make: async (world, belief) => void belief.others.add(await edit(world, belief)),
})

/** Few, so that a page comes back to an address that it had. */
const ends = fc.constantFrom('a', 'b', 'c')

const renames = ends.map(
  (end): EditorMove => ({
    words: `gives the page the address “${end}”`,
    isPossible: (belief) => isLive(belief) && !belief.slug.endsWith(end),
    async make({ page, story, mark }, belief) {
      await open(page, story)
      await openMenu(page, 'Name and address…')
      await dialogOf(page).getByLabel('Last part of the address', { exact: true }).fill(`${mark}-${end}`)
      await dialogOf(page).getByRole('button', { name: 'Apply' }).click()
      await expect(dialogOf(page)).toBeHidden()
      belief.slug = `${mark}-${end}`
    },
  }),
)

const namesInGerman = ends.map(
  (end): EditorMove => ({
    words: `gives the page the address “${end}-de” in German and publishes it`,
    isPossible: isLive,
    async make({ page, story, mark }, belief) {
      await open(page, story)
      await openMenu(page, 'Name and address…')
      await dialogOf(page).getByLabel('Last part of the address in Deutsch').fill(`${mark}-${end}-de`)
      await dialogOf(page).getByRole('button', { name: 'Apply' }).click()
      await expect(dialogOf(page)).toBeHidden()
      const title = String((await storyWith(story)).content['title'])
      await publishInEditor(page)
      belief.german.draft = `${mark}-${end}-de`
      published(belief, title)
    },
  }),
)

const moves = fc.constant<EditorMove>({
  words: 'moves the page into the other folder',
  isPossible: isLive,
  async make({ page, mark }, belief) {
    await page.goto(testEditorUrl)
    await page.getByRole('searchbox', { name: 'Search stories' }).fill(belief.slug)
    await page.getByRole('button', { name: `What to do with ${mark}`, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    const to = belief.isMoved ? 'global' : 'global/nuevas-soluciones'
    await page.getByLabel('Find a folder').fill(to)
    const option = page.getByRole('option').filter({ has: page.getByText(`/${to}`, { exact: true }) })
    await option.click()
    await dialogOf(page).getByRole('button', { name: 'Move' }).click()
    await expect(dialogOf(page)).toBeHidden()
    belief.isMoved = !belief.isMoved
  },
})

const takesOff = fc.constant<EditorMove>({
  words: 'takes the page off the site and leads its addresses to another page',
  isPossible: isLive,
  async make({ page, story, other }, belief) {
    await open(page, story)
    await openMenu(page, 'Take off the site')
    await dialogOf(page).getByLabel('Find a published page').fill(other.slug)
    await dialogOf(page).getByRole('option', { name: other.slug }).click()
    await dialogOf(page).getByRole('button', { name: 'Take off the site' }).click()
    await expect(dialogOf(page)).toBeHidden()
    await expect(statusOf(page)).toHaveText('Everything is saved')
    belief.isLive = false
  },
})

async function createPage(slug: string, name: string): Promise<number> {
  const content = { component: 'page', _uid: 'p', title: `Título 0 de ${name}.`, body: [] }
  const { id } = await createStory({ name, slug, parentId: (await folderAt('global')).id, content })
  await publish(id)
  return id
}

/** An editor who changes a page and its addresses, while visitors of seven markets and languages read it. */
export const editorModel: Model<EditorBelief, EditorWorld> = {
  name: 'editor',
  most: 10,
  moves: [publishes, publishesInEditor, saves, renames, renames, namesInGerman, moves, takesOff],
  async open(browser, mark) {
    const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1440, height: 900 } })
    context.setDefaultTimeout(longestWaitMs)
    const slug = `${mark}-otra`
    const other = { id: await createPage(slug, slug), slug }
    const story = await createPage(`${mark}-a`, mark)
    const belief: EditorBelief = {
      slug: `${mark}-a`,
      german: { live: undefined, draft: undefined },
      isMoved: false,
      isLive: true,
      title: `Título 0 de ${mark}.`,
      others: new Set(),
      known: new Set(),
      edits: 0,
    }
    const world = { page: await context.newPage(), story, other, mark }
    await checkAddresses(world, belief)
    return { belief, world }
  },
  check: checkAddresses,
  async close({ page, story, other, mark }) {
    await page.context().close()
    const redirects = (await storiesIn('_data/redirects/')).filter(({ name }) => name.includes(mark))
    for (const { id } of [...redirects, { id: story }, other]) await removeStory(id).catch(() => undefined)
  },
}
