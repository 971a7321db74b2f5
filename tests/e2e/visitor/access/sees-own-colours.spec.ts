import { expect, type Locator, test } from '@playwright/test'

test.use({ forcedColors: 'active', colorScheme: 'dark', viewport: { width: 1280, height: 900 } })

const styleOf = (place: Locator, ...names: string[]) =>
  place.evaluate((element, wanted) => wanted.map((name) => getComputedStyle(element).getPropertyValue(name)), names)

test('what has the focus, is chosen or cannot be used differs from its neighbours', async ({ page }) => {
  await page.goto('/productos?kind=key_blank&view=table')
  const views = page.getByRole('navigation', { name: 'Vista de la lista' }).getByRole('link')
  const [cards, table] = await Promise.all([
    styleOf(views.first(), 'background-color', 'color'),
    styleOf(views.last(), 'background-color', 'color'),
  ])
  expect(table).not.toEqual(cards)
  await page.getByRole('checkbox').first().focus()
  await page.keyboard.press('Tab')
  const focused = await styleOf(page.locator(':focus'), 'outline-style', 'outline-width')
  expect(focused).toEqual(['solid', '3px'])
  await page.goto('/')
  const carousel = page.locator('section:has(> ul + div > button)').first()
  await expect(carousel.locator('> div > button').first()).toHaveAttribute('aria-disabled', 'true')
  const [disabled, enabled] = await Promise.all([
    styleOf(carousel.locator('> div > button').first(), 'color', 'opacity'),
    styleOf(carousel.locator('> div > button').last(), 'color', 'opacity'),
  ])
  expect(disabled).not.toEqual(enabled)
  expect(disabled[1]).toBe('1')
})

test('words differ from the ground that they stand on, on buttons and links too', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const places = [page.locator(':focus'), page.locator('main a[class*=button], main a[class*=link]').first()]
  for (const place of places) {
    const [colour, ground] = await styleOf(place, 'color', 'background-color')
    expect(colour).not.toBe(ground)
    const [canvas, words] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'color: CanvasText; background: Canvas; forced-color-adjust: none'
      const { color, backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return [backgroundColor, color]
    })
    // The browser paints the canvas behind words: words of the colour of the canvas would be invisible on any ground.
    expect(colour).not.toBe(canvas)
    expect(words).not.toBe(canvas)
  }
})

test('the line of the cut and the icons have the colour of words or of choices', async ({ page }) => {
  await page.goto('/productos/nor-1r')
  const words = await styleOf(page.locator('main p').first(), 'color')
  const icon = page.locator('main svg:has(> path)').first()
  expect(await styleOf(icon, 'color')).toEqual(words)
  const line = page.locator('main svg path[class*=cut]').first()
  const [stroke] = await styleOf(line, 'stroke')
  const [ground] = await styleOf(page.locator('body'), 'background-color')
  expect(stroke).not.toBe(ground)
})
