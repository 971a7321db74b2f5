import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'
import { ExtranetShares } from './extranet-shares.tsx'

afterEach(cleanup)

const passed = {
  digest: 'a',
  subject: 'c-1',
  sender: 'Marta',
  groups: [],
  senderMarket: undefined,
  market: 'base',
  locale: 'es',
  note: 'Para Pedro',
  allowed: 5,
  createdAt: 0,
  expiresAt: Date.UTC(2027, 1, 1),
  revokedAt: undefined,
  isOpen: true,
  files: [{ place: 0, path: '/api/downloads/global/a/es.pdf', name: 'Tarifa.pdf', used: 2 }],
}

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
  body: [],
}
const [composed, bare] = [{ title: 'Para la profesión', teaser: 'Lo que cambia.' }, { title: 'Para la profesión' }]
const links = { links: [passed, { ...passed, digest: 'b', isOpen: false }], created: 'https://a' }

test.each([
  [
    'an open link and an ended one',
    <ExtranetShares key="some" {...around} page={composed} problem="too-many" passed={links} />,
  ],
  [
    'links that cannot be read',
    <ExtranetShares key="none" {...around} page={bare} problem={undefined} passed={undefined} />,
  ],
])('the page of %s has no mistake', async (_, page) => expect(await mistakesOf(page)).toEqual([]))
