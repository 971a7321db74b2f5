import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newer } from '#site/page-kinds/extranet/extranet-cards.fixture.ts'
import { ExtranetHome } from '#site/page-kinds/extranet/home/extranet-home.tsx'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
afterEach(cleanup)

const changes = {
  since: '2026-11-16T17:20:00.000Z',
  folders: [
    {
      address: 'global/extranet/catalogos/llaves',
      name: 'Llaves',
      entries: [{ ...newer, change: { kind: 'new', at: '2026-11-20T08:00:00.000Z' } }],
    },
    {
      address: 'global/extranet/noticias',
      name: undefined,
      entries: [
        {
          uuid: 'n-1',
          title: 'El T46 se pide por cajas',
          href: '/extranet/noticias/t46',
          change: { kind: 'changed', at: '2026-11-19T08:00:00.000Z' },
        },
      ],
    },
  ],
} as const

test.each([
  ['lists them by folder', changes, 'Llaves'],
  ['says that it is the first visit', { since: undefined, folders: [] }, 'What is new for you'],
])('the entrance with changes %s, without a mistake', async (_, read, heading) => {
  const home = (
    <ExtranetHome
      breadcrumbs={[{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }]}
      context={{ locale: 'es-ES', isEditor: false }}
      page={{ title: 'Para la profesión' }}
      body={[]}
      parts={[{ name: 'new-since-last-visit', read }]}
      documents={[]}
      notices={[]}
    />
  )
  expect(await mistakesOf(home)).toEqual([])
  expect(screen.getByRole('heading', { name: heading })).toBeTruthy()
})
