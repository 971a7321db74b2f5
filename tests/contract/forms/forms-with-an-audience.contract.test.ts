import { isForCustomers } from 'component-schemas/content-types/form-page/is-for-customers.ts'
import { listHidden } from 'site/content/addresses/list-hidden.ts'
import { localeCodes } from 'site/routing/locales.ts'
import { recordsOfStories } from 'site/search/indexing/record-reader.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type DeliverySpace, startDelivery } from '../support/delivery-space.ts'
import { demoStories } from '../support/demo-stories.ts'

let space: DeliverySpace
vi.mock('server-only', () => ({}))
vi.mock('site/content/client/content-client.ts', () => ({
  contentClient: { get: (path: string, params: object) => space.client().get(path, params) },
}))
beforeAll(async () => {
  space = await startDelivery()
})
afterAll(() => space.stop())

const sources = { related: () => undefined, hasStory: () => false, startPage: () => undefined }

test('the seeds have forms for customers, and no search index of any language names one', async () => {
  const inLocale = await demoStories()
  for (const locale of localeCodes) {
    const forms = inLocale(locale).filter(({ content }) => content.component === 'form_page')
    const closed = forms.filter(({ content }) => isForCustomers(content))
    expect([closed.length > 0, forms.length > closed.length]).toEqual([true, true])
    const records = JSON.stringify(recordsOfStories(forms, locale, sources))
    for (const { uuid } of forms) expect(records.includes(uuid)).toBe(!closed.some((one) => one.uuid === uuid))
  }
})

test('sitemaps and alternates leave out forms for customers, wherever they lie, and pages that editors hide', async () => {
  const form = (receiver?: string) => ({ component: 'form_page', title: 'Formulario', ...(receiver && { receiver }) })
  const add = (fullSlug: string, draft: Record<string, unknown>) => space.add({ fullSlug, draft }).id
  const hidden = [
    add('global/forms/a-mano', form('agent')),
    add('global/sobre-nosotros/otro', form('agent')),
    add('italy/forms/a-mano-italia', form('agent')),
    add('global/pagina', { component: 'page', title: 'Oculta', seo: [{ component: 'seo', noindex: true }] }),
  ]
  add('global/forms/publico', form('listed'))
  add('global/forms/sin-receptor', form())
  add('global/otra', { component: 'page', title: 'Otra', seo: [{ component: 'seo', noindex: false }] })
  expect(await listHidden()).toEqual(new Set(hidden))
})
