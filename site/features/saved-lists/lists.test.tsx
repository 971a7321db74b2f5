import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'
import { listPages } from './lists.fixture.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
afterEach(cleanup)

test.each(Object.entries(listPages))(
  'the page of %s has no mistake, with everything and with little',
  async (_, pages) => {
    expect(await mistakesOf(pages.typical)).toEqual([])
    cleanup()
    expect(await mistakesOf(pages.empty)).toEqual([])
  },
)
