import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import { parseBlock } from 'component-schemas/parse/parse-content.ts'
import { resolvedExamples } from 'component-schemas/schema/block-examples.ts'
import type { PageBlock } from 'component-schemas/schema/registry.ts'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import { loadForm } from '#site/forms/view/form-island.client.tsx'
import { renderedByServer } from '#site/forms/view/rendered-by-server.fixture.ts'
import type { BlockContext } from '../block-context.ts'
import { type RenderableBlock, RenderBlocks } from '../render-blocks.tsx'

// Rendered at once, like on a server that has rendered a form before.
await loadForm()

const visitor: BlockContext = { locale: 'es-ES', isEditor: false }
const editor: BlockContext = { locale: 'es-ES', isEditor: true }

const resolvedData = new Map<string, object>(
  resolvedExamples().flatMap(({ block }) => ('resolved' in block ? [[block.component, block.resolved] as const] : [])),
)

/** A block of a story as the page renders it: parsed, and with the resolved data of its kind. */
export function drawable(wire: unknown, { isFound = true } = {}): RenderableBlock {
  const block = parseBlock(wire)
  const resolved = resolvedData.get(block.component)
  if (resolved === undefined) return block as RenderableBlock
  return { ...block, resolved: isFound ? resolved : nothingOf(resolved) } as Resolved<PageBlock>
}

/** The same resolved when no story was found. */
function nothingOf(resolved: object) {
  return Object.fromEntries(
    Object.entries(resolved).map(([name, value]) => [name, Array.isArray(value) ? [] : undefined]),
  )
}

/** A page of blocks in wire form, as visitors or editors get it. */
export function pageOf(blocks: readonly RenderableBlock[], { isEditor = false } = {}): ReactElement {
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <RenderBlocks blocks={blocks} context={isEditor ? editor : visitor} />
    </I18nProvider>
  )
}

/** Markup of the server renderer. */
export function htmlOf(blocks: readonly RenderableBlock[], options: { isEditor?: boolean } = {}): string {
  return renderToString(pageOf(blocks, options))
}

/**
 * Renders a page with the server renderer, hydrates that markup in the browser, and renders it there again.
 * @returns the markup of the server and of the browser, and every warning of React
 */
export function renderEverywhere(page: ReactElement): { onServer: string; inBrowser: string; complaints: string[] } {
  const complaints: string[] = []
  const spy = vi
    .spyOn(console, 'error')
    .mockImplementation((...said) => void complaints.push(said.map(String).join(' ')))
  try {
    const onServer = renderToString(page)
    const container = renderedByServer(onServer)
    const onRecoverableError = (error: unknown) =>
      void complaints.push(`taken over with a difference: ${String(error)}`)
    render(page, { container, hydrate: true, onRecoverableError })
    cleanup()
    const inBrowser = render(page).container.innerHTML
    return { onServer, inBrowser, complaints }
  } finally {
    cleanup()
    spy.mockRestore()
  }
}
