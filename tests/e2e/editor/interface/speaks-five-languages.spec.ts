import { expect, test } from '@playwright/test'
import { openInEditor } from '../../../support/editor.ts'
import { createStory, folderAt, removeStory } from '../../../support/management.ts'

const slug = `idiomas-${process.pid}`
let id = 0

test.beforeEach(async () => {
  const folder = await folderAt('global')
  const body = [{ component: 'slim_hero', _uid: 'hero', title: 'Idiomas' }]
  const content = { component: 'page', _uid: 'root', title: 'Idiomas', body }
  id = (await createStory({ name: slug, slug, parentId: folder.id, content })).id
})
test.afterEach(() => removeStory(id))

/** One word of the interface, the name of a block, of a field, a help text and a choice, as editors of the language read them. */
const languages = [
  ['en-GB', 'English', 'Publish', 'Slim hero', 'Title', 'Ink (dark)'],
  ['es-ES', 'Español', 'Publicar', 'Cabecera fina', 'Título', 'Tinta (oscuro)'],
  ['it-IT', 'Italiano', 'Pubblica', 'Testata sottile', 'Titolo', 'Inchiostro (scuro)'],
  ['fr-FR', 'Français', 'Publier', 'En-tête compact', 'Titre', 'Encre (foncé)'],
  ['de-DE', 'Deutsch', 'Veröffentlichen', 'Schmaler Aufmacher', 'Titel', 'Tinte (dunkel)'],
] as const

for (const [locale, name, publish, block, field, choice] of languages) {
  test.describe(name, () => {
    test.use({ locale, viewport: { width: 1440, height: 900 } })

    test('the interface, the blocks, the fields and the choices speak the language of the browser', async ({
      page,
    }) => {
      await openInEditor(page, id)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(page.getByTestId('editor-header-publish')).toHaveText(publish)
      const row = page.getByRole('treegrid').getByRole('row').filter({ hasText: block })
      await row.click()
      const form = page.getByTestId('editor-form')
      await expect(form.getByRole('heading', { level: 2, name: block })).toBeVisible()
      await expect(form.getByText(new RegExp(`^${field}( \\(|$)`)).first()).toBeVisible()
      await form.getByRole('tab').nth(1).click()
      await expect(form.locator('option', { hasText: choice })).toBeAttached()
    })
  })
}
