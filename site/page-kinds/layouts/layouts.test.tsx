import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render, screen, within } from '@testing-library/react'
import axe from 'axe-core'
import { siteSettings } from 'component-schemas/content-types/site-settings/schema.ts'
import { exampleStoryLink } from 'component-schemas/schema/example-values.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { LayoutName } from '#site/routing/route.ts'
import { isCurrentPath } from './header/is-current-path.ts'
import type { LayoutProps } from './layout-props.ts'
import { layouts } from './layouts.tsx'

afterEach(cleanup)

const menuLink = (label: string, href: string) => ({
  component: 'menu_link',
  _uid: label,
  label,
  link: exampleStoryLink(href),
})
const settings = siteSettings.content.parse({
  component: 'site_settings',
  _uid: 's',
  siteName: 'Zarandal',
  menu: [
    {
      component: 'menu_item',
      _uid: 'm1',
      label: 'Productos',
      link: exampleStoryLink('/productos'),
      children: [menuLink('Máquinas', '/categorias/maquinas')],
    },
    { component: 'menu_item', _uid: 'm2', label: 'Calidad', link: exampleStoryLink('/calidad'), children: [] },
  ],
  footerColumns: [
    { component: 'footer_column', _uid: 'f1', title: 'La casa', links: [menuLink('Noticias', '/noticias')] },
  ],
  legalLinks: [menuLink('Privacidad', '/privacidad')],
  copyright: '© {year} Zarandal',
  phone: '+00 000 100 200',
  email: 'taller@zarandal.example',
  preFooterTitle: 'Hable con el taller',
  preFooterCta: exampleStoryLink('/contactos'),
  preFooterCtaLabel: 'Escribirnos',
})
const alternates = [
  { locale: 'es', iso: 'es-ES', label: 'Español', href: '/calidad', isCurrent: true },
  { locale: 'en', iso: 'en', label: 'English', href: '/en/quality', isCurrent: false },
]
const foreign = { page: 'en', settings: 'es-ES' }
const usual = {
  settings,
  locale: 'es-ES',
  alternates,
  homeHref: '/',
  search: { href: '/buscar', market: 'base', locale: 'es' as const },
  path: '/calidad',
}

function mount(name: LayoutName, props: Partial<LayoutProps> = {}) {
  const Layout = layouts[name]
  return render(
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <Layout {...usual} {...props}>
        <h1>Page</h1>
      </Layout>
    </I18nProvider>,
  )
}

describe.each(Object.keys(layouts) as LayoutName[])('the layout %s', (name) => {
  test('has one main part with the page in it and no accessibility mistake', async () => {
    const { container } = mount(name)
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeTruthy()
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })

  test('shows the page when the settings are missing', () => {
    mount(name, { settings: undefined, alternates: [] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page')
  })
})

test('the first link leads past the header to the content', () => {
  const { container } = mount('default')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('#content')
  expect(container.querySelector('#content')).toBe(screen.getByRole('main'))
})

test('the menu marks the page one is on', () => {
  mount('default')
  const menu = document.querySelector('#main-menu') as HTMLElement
  const current = [...menu.querySelectorAll('[aria-current="page"]')]
  expect(current.map((link) => link.textContent)).toEqual(['Calidad'])
})

test('what opens in the header is opened by the platform', () => {
  mount('default')
  for (const button of document.querySelectorAll('header button[popovertarget]')) {
    expect(
      document.querySelector(`#${CSS.escape(button.getAttribute('popovertarget') ?? '')}`)?.hasAttribute('popover'),
    ).toBe(true)
  }
})

test('the language switch names each language in itself and leads to the same page', () => {
  mount('default')
  const english = [...document.querySelectorAll('#languages a')].find((link) => link.textContent === 'English')
  expect(english?.getAttribute('href')).toBe('/en/quality')
  expect(english?.getAttribute('hreflang')).toBe('en')
  expect(english?.getAttribute('lang')).toBe('en')
})

test('texts that are shown in another language for want of a translation say which', () => {
  mount('with-prefooter', { languages: foreign })
  expect(screen.getByRole('main').getAttribute('lang')).toBe('en')
  const tagOf = (text: string) => screen.getAllByText(text)[0]?.closest('[lang]')?.getAttribute('lang')
  for (const text of ['Calidad', 'Noticias', 'Privacidad', 'Hable con el taller']) expect(tagOf(text)).toBe('es-ES')
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test.each(['default', 'simple-landing', 'custom-landing-pages', 'empty', 'extranet'] as const)(
  'the layout %s says in which language its page is, and nothing when it is the reader’s own',
  (name) => {
    mount(name, { languages: foreign })
    expect(screen.getByRole('main').getAttribute('lang')).toBe('en')
    cleanup()
    mount(name)
    expect(screen.getByRole('main').hasAttribute('lang')).toBe(false)
  },
)

test('the header has a search that needs no script', () => {
  mount('default')
  const form = screen.getByRole('searchbox', { name: 'Part number, product or document' }).closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/buscar'])
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit')
})

test('the menu of an area of its own takes the place of the search', () => {
  mount('extranet', { search: undefined })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('a market with one language has no switch', () => {
  mount('default', { alternates: alternates.slice(0, 1) })
  expect(document.querySelector('#languages')).toBeNull()
})

test('the footer knows how to reach the house and which year it is', () => {
  mount('default')
  const footer = within(screen.getByRole('contentinfo'))
  expect(footer.getByRole('link', { name: '+00 000 100 200' }).getAttribute('href')).toBe('tel:+00000100200')
  expect(footer.getByRole('link', { name: 'taller@zarandal.example' }).getAttribute('href')).toBe(
    'mailto:taller@zarandal.example',
  )
  expect(footer.getByText(`© ${new Date().getFullYear()} Zarandal`)).toBeTruthy()
})

test('only the layouts with a pre-footer have the invitation', () => {
  const inviting = (Object.keys(layouts) as LayoutName[]).filter((name) => {
    mount(name)
    const link = screen.queryByRole('link', { name: 'Escribirnos' })
    cleanup()
    return link?.getAttribute('href') === '/contactos'
  })
  expect(inviting.toSorted()).toEqual(['extranet-with-prefooter', 'with-prefooter'])
})

test.each(['simple-landing', 'custom-landing-pages', 'empty'] as const)('the layout %s has no menu', (name) => {
  mount(name)
  expect(document.querySelector('#main-menu')).toBeNull()
})

test.each(['simple-landing', 'custom-landing-pages', 'default'] as const)(
  'the layout %s leads to other languages and to the websites of other countries',
  (name) => {
    const countries = [
      { label: 'España', href: 'https://es.example/calidad', iso: 'es-ES', isCurrent: true },
      { label: 'Italia', href: 'https://it.example/qualita', iso: 'it-IT', isCurrent: false },
    ]
    mount(name, { countries })
    expect(document.querySelector('a[hreflang="en"]')?.getAttribute('href')).toBe('/en/quality')
    const italy = document.querySelectorAll('a[hreflang="it-IT"]')
    expect([...italy].map((link) => link.getAttribute('href'))).toContain('https://it.example/qualita')
    expect(document.querySelector('a[hreflang="es-ES"][aria-current="true"]')).not.toBeNull()
  },
)

test('the empty layout leads nowhere', () => {
  mount('empty')
  expect(document.querySelector('a[hreflang]')).toBeNull()
})

test.each([
  ['/productos', '/productos', true],
  ['/productos', '/productos/nor-1r', true],
  ['/productos?page=2#a', '/productos', true],
  ['/productos', '/productos-nuevos', false],
  ['/', '/productos', false],
  ['/', '/', true],
  ['/en', '/en/products', false],
  ['https://elsewhere.example/productos', '/productos', false],
])('the entry %s on the page %s is current: %s', (href, path, isCurrent) => {
  expect(isCurrentPath(href, path)).toBe(isCurrent)
})
