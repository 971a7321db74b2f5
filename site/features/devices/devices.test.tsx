import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { mistakesOf } from '#site/page-kinds/extranet/whole-page.fixture.tsx'
import { ExtranetDevices } from './extranet-devices.tsx'

afterEach(cleanup)

const device = {
  mark: 'aaaaaaaaaaaaaaaaaaaaaa',
  isPresent: true,
  browser: 'Firefox',
  system: 'Linux',
  network: '203.0.113.x',
  country: 'ES',
  createdAt: Date.UTC(2026, 10, 20, 8),
  seenAt: Date.UTC(2026, 10, 20, 9, 30),
}

const unknown = { ...device, mark: 'b'.repeat(22), isPresent: false, browser: '', system: '', network: '', country: '' }

const clock = { timeZone: 'Europe/Madrid', path: '/extranet/mis-dispositivos' }

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
  body: [],
}
const [composed, bare] = [{ title: 'Para la profesión', teaser: 'Lo que cambia.' }, { title: 'Para la profesión' }]

test.each([
  [
    'two sessions, one of an unknown device',
    <ExtranetDevices key="two" {...around} {...clock} page={composed} devices={[device, unknown]} />,
  ],
  ['no session', <ExtranetDevices key="none" {...around} {...clock} page={bare} devices={[]} />],
])('the page of %s has no mistake', async (_, page) => expect(await mistakesOf(page)).toEqual([]))
