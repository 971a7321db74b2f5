import { expect, test } from '@playwright/test'

const main = 'main'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor filters the events by coming races, opens one and finds its registration', async ({ page }) => {
    await page.goto('/eventos-y-noticias/eventos')
    const filters = page.getByRole('navigation', { name: 'Acotar la lista' })
    const entries = page.locator('#list article')
    const all = await entries.count()
    expect(all).toBeGreaterThan(9)

    await filters.getByRole('link', { name: /^Previsto/ }).click()
    await expect(page).toHaveURL(/\?status=planned/)
    await filters.getByRole('link', { name: /^Duatlón\s*\d/ }).click()
    await expect(page).toHaveURL(/discipline=duathlon&status=planned/)
    await expect(entries).toHaveCount(1)

    await entries.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Duatlón de la Villa')
    await expect(page.getByRole(main).locator('dd time')).toContainText('marzo de 2027')
    await expect(page.getByRole('link', { name: 'Reservar plaza' })).toBeVisible()
  })

  test('current events come first, and past events last and without registration', async ({ page }) => {
    await page.goto('/eventos-y-noticias/eventos')
    const entries = page.locator('#list article')
    await expect(entries.first()).toContainText('La llave de la casa')
    await entries.last().getByRole('link').click()
    await expect(page.getByRole('link', { name: 'Reservar plaza' })).toHaveCount(0)
  })

  test('a list of news links to a story, the story to its athletes, an athlete to more news', async ({ page }) => {
    await page.goto('/eventos-y-noticias/comunicados-de-prensa')
    await page.getByRole('link', { name: 'Inés Cardenal gana el Triatlón del Embalse' }).click()
    await page.getByRole(main).getByRole('link', { name: 'Vera Castell' }).click()
    await expect(page).toHaveURL('/sobre-nosotros/equipo-de-triatlon/vera-castell')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vera Castell')
    await expect(page.getByRole('link', { name: 'Ocho disciplinas, ocho personas del taller' })).toBeVisible()
  })
})

test('a visitor filters the team by several disciplines, in English too', async ({ page }) => {
  await page.goto('/en/about-us/triathlon-team?discipline=walking')
  await expect(page.locator('#list article')).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Narrow the list' })
    .getByRole('link', { name: /^Aquathlon/ })
    .click()
  await expect(page).toHaveURL(/discipline=aquathlon&discipline=walking/)
  await expect(page.locator('#list article')).toHaveCount(3)
})

test('a photo opens with the keyboard, shows its photographer, and returns the focus when it closes', async ({
  page,
}) => {
  await page.goto('/eventos-y-noticias/galerias-de-fotos')
  await page.getByRole('link', { name: 'Triatlón del Embalse' }).click()
  const photo = page.getByRole('button', { name: /Inés llega/ })
  await photo.focus()
  await page.keyboard.press('Enter')
  const large = page.getByRole('dialog', { name: /Inés llega/ })
  await expect(large).toBeVisible()
  await expect(large.getByText('Imagen: Zarandal')).toBeVisible()
  // It opens as a popover and becomes a window when its script is there.
  await expect.poll(() => large.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  const response = await page.request.get((await large.getByRole('link').getAttribute('href')) ?? '')
  expect(response.headers()['content-type']).toContain('image/')
  await page.keyboard.press('Escape')
  await expect(large).toBeHidden()
  await expect(photo).toBeFocused()
})
