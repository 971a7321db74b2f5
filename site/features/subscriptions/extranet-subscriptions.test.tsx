import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'
import { ExtranetSubscriptions } from './extranet-subscriptions.tsx'

afterEach(cleanup)

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
  body: [],
}
const [composed, bare] = [{ title: 'Para la profesión', teaser: 'Lo que cambia.' }, { title: 'Para la profesión' }]

test.each([
  [
    'a folder and a product line',
    <ExtranetSubscriptions
      key="some"
      {...around}
      page={composed}
      problem="too-many"
      followed={[
        { kind: 'folder', target: 'extranet/catalogos', title: 'Catálogos', frequency: 'weekly', since: 0 },
        { kind: 'line', target: 'extranet/productos', title: 'Productos', frequency: 'daily', since: 0 },
      ]}
    />,
  ],
  [
    'subscriptions that cannot be read',
    <ExtranetSubscriptions key="none" {...around} page={bare} problem={undefined} followed={undefined} />,
  ],
])('the page of %s has no mistake', async (_, page) => expect(await mistakesOf(page)).toEqual([]))
