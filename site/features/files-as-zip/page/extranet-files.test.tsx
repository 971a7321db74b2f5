import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { newer, older } from '#site/page-kinds/extranet/extranet-cards.fixture.ts'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'
import type { MyFile } from './basket-of-files.tsx'
import { ExtranetFiles } from './extranet-files.tsx'
import type { TakenRow } from './taken-files.tsx'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }))
afterEach(cleanup)

const myFiles: MyFile[] = [
  {
    href: newer.files[0]?.href ?? '',
    file: {
      title: newer.title,
      language: 'es',
      printed: '2026-2',
      dated: newer.date,
      length: 48_213,
      page: newer.href,
      replacedBy: { title: 'Tarifa 2026-3', href: '/extranet/catalogos/tarifa-2026-3' },
    },
  },
  {
    href: '/api/downloads/global/galeria-de-fotos/a/p-print.webp',
    file: { title: 'Taller', rendition: 'print', length: 1_800_000 },
  },
  { href: '/api/downloads/global/catalogos/otra/es.pdf' },
]
const taken: TakenRow[] = [
  {
    key: 'a',
    title: older.title,
    printed: '2026-1',
    dated: older.date,
    takenAt: '2026-05-03T08:00:00.000Z',
    page: older.href,
    newer,
  },
  { key: 'b', title: 'Curso', printed: '', dated: '', takenAt: '2026-05-02T08:00:00.000Z' },
]

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
  body: [],
  code: 'es',
} as const
const [composed, bare] = [{ title: 'Para la profesión', teaser: 'Lo que cambia.' }, { title: 'Para la profesión' }]
const next = '/extranet/mis-archivos?page=2'

test.each([
  [
    'a full basket and what was taken',
    <ExtranetFiles key="full" {...around} page={composed} isFull files={myFiles} taken={taken} moreHref={next} />,
  ],
  [
    'no file',
    <ExtranetFiles key="none" {...around} page={bare} isFull={false} files={[]} taken={[]} moreHref={undefined} />,
  ],
])('the page of %s has no mistake', async (_, page) => expect(await mistakesOf(page)).toEqual([]))
