import type { Page } from '@playwright/test'

/** Puts nested elements in the place of each text, as the translations of Chromium and Google do; options and the title change their text. */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, noscript')) continue
      if (text.parentElement?.closest('option, svg')) {
        text.data = `‹${text.data}›`
        continue
      }
      const font = document.createElement('font')
      font.appendChild(document.createElement('font')).textContent = `‹${text.data}›`
      text.replaceWith(font)
    }
    document.documentElement.classList.add('translated-ltr')
  })
}

/** Acts as extensions do beside fields: adds attributes, and elements of their own. */
export async function extendPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.setAttribute('data-extension', '')
    for (const field of document.querySelectorAll('input:not([type=hidden]), textarea')) {
      field.setAttribute('data-lt-active', 'true')
      field.after(document.createElement('extension-icon'))
    }
    for (const form of document.querySelectorAll('form')) form.prepend(document.createElement('div'))
    document.body.prepend(document.createElement('extension-root'))
  })
}
