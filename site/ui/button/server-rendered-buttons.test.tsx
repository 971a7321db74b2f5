import { act, cleanup } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from '../part-number/copy-button.client.tsx'
import { PrintButton } from './print-button.client.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const copy = (
  <CopyButton
    text="NOR-1R"
    labels={{ copy: 'Copy', copied: 'Copied' }}
    icons={{ copy: undefined, copied: undefined }}
  />
)

/** The buttons before and after the script runs. */
async function buttonsOf(button: ReactElement): Promise<[before: number, after: number]> {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(button)
  const count = () => container.querySelectorAll('button[data-scripted]').length
  const before = count()
  const root = await act(async () => hydrateRoot(container, button))
  const after = count()
  act(() => root.unmount())
  container.remove()
  return [before, after]
}

test('a button that needs a script is there before it, and goes where it can do nothing', async () => {
  vi.stubGlobal('navigator', { clipboard: {} })
  expect(await buttonsOf(copy)).toEqual([1, 1])
  vi.stubGlobal('navigator', {})
  expect(await buttonsOf(copy)).toEqual([1, 0])
  vi.stubGlobal('print', undefined)
  expect(await buttonsOf(<PrintButton>Print</PrintButton>)).toEqual([1, 0])
})
