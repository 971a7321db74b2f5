import { at, one, type PlantedDefect } from './planted-defect.fixture.ts'
import { linkTo, paragraph, uuidOf } from './wire-values.fixture.ts'

const gone = '00000000-0000-4000-8000-00000000dead'

/** One defect of a link or reference a row, and exactly what a report says about it. */
export const plantedLinkDefects: readonly PlantedDefect[] = [
  {
    title: 'a link to a deleted story',
    plant: (space) =>
      Object.assign(at(space, 'global/home', ['body', 0]), { cta: { ...linkTo('global/taller'), id: gone } }),
    finds: one('broken-link', ['global/home', 'body[0].cta'], { says: gone }),
  },
  {
    title: 'a typed address that is redirected, with a query and an anchor',
    plant: (space) =>
      Object.assign(at(space, 'global/home', ['body', 0]), {
        cta: { ...linkTo('global/taller'), id: '', linktype: 'url', url: '/viejo/?a=1#b' },
      }),
    finds: one('redirected-link', ['global/home', 'body[0].cta'], { says: '/viejo/?a=1#b is redirected' }),
  },
  {
    title: 'a text link to an old address, in the English text alone',
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), {
        description__i18n__en: paragraph('Milled profile.', { linktype: 'url', href: '/viejo' }),
      }),
    finds: one('redirected-link', ['global/productos/yun-1', 'description'], { language: 'en' }),
  },
  {
    title: 'a typed address at which no page is, in a link and in an English text',
    plant(space) {
      const link = { ...linkTo('global/taller'), id: '', linktype: 'url', url: '/productos/yun-9' }
      Object.assign(at(space, 'global/home', ['body', 0]), { cta: link })
      const text = paragraph('Milled profile.', { linktype: 'url', href: '/en/nowhere/at/all' })
      Object.assign(at(space, 'global/productos/yun-1'), { description__i18n__en: text })
    },
    finds: [
      ...one('broken-link', ['global/home', 'body[0].cta'], { says: 'no page of the site is at “/productos/yun-9”' }),
      ...one('broken-link', ['global/productos/yun-1', 'description'], { language: 'en' }),
    ],
  },
  {
    title: 'typed addresses of a page and of a file of the site',
    plant(space) {
      const link = { ...linkTo('global/taller'), id: '', linktype: 'url', url: '/productos/yun-2' }
      Object.assign(at(space, 'global/home', ['body', 0]), { cta: link })
      const text = paragraph('Milled profile.', { linktype: 'url', href: '/feeds/news.xml' })
      Object.assign(at(space, 'global/productos/yun-1'), { description__i18n__en: text })
    },
    finds: [
      ...one('typed-link', ['global/home', 'body[0].cta'], { says: '/productos/yun-2' }),
      ...one('typed-link', ['global/productos/yun-1', 'description'], { language: 'en' }),
    ],
  },
  {
    title: 'a link to another website that begins with http',
    plant: (space) =>
      Object.assign(at(space, 'global/home', ['body', 0]), {
        cta: { ...linkTo('global/taller'), id: '', linktype: 'url', url: 'http://taller.example/' },
      }),
    finds: one('insecure-link', ['global/home', 'body[0].cta'], { says: 'http://taller.example/' }),
  },
  {
    title: 'a page of all markets that links to the page of one',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { cta: linkTo('spain/taller') }),
    finds: one('absent-link', ['global/home', 'body[0].cta'], { says: 'germany (de)' }),
  },
  {
    title: 'a file of the extranet that a public page shows, and one that it links to',
    plant(space) {
      const link = { linktype: 'asset', url: 'http://localhost:4010/f/100001/0x0/77/tarifa.pdf' }
      Object.assign(at(space, 'global/home', ['body', 0]), { cta: link })
      Object.assign(at(space, 'global/productos/yun-1', ['images', 0]), { id: 77 })
    },
    finds: [
      ...one('private-file', ['global/home', 'body[0].cta'], { says: 'tarifa.pdf is for customers alone' }),
      ...one('private-file', ['global/productos/yun-1', 'images[0]']),
    ],
  },
  {
    title: 'a link to a folder',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { cta: linkTo('global/productos') }),
    finds: one('broken-link', ['global/home', 'body[0].cta'], { says: 'global/productos is a folder' }),
  },
  {
    title: 'a link to settings, which have no page',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { cta: linkTo('_config/site-settings') }),
    finds: one('broken-link', ['global/home', 'body[0].cta'], { says: 'has no page' }),
  },
  {
    title: 'an address that a page must not hold, in the English text alone',
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), {
        description__i18n__en: paragraph('Milled profile.', { linktype: 'url', href: 'java\tscript:alert(1)' }),
      }),
    finds: one('broken-link', ['global/productos/yun-1', 'description'], { language: 'en', says: 'script:alert(1)' }),
  },
  {
    title: 'a text link to a deleted story',
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), {
        description: paragraph('Perfil fresado.', { linktype: 'story', href: '/global/x', uuid: gone }),
      }),
    finds: one('broken-link', ['global/productos/yun-1', 'description']),
  },
  {
    title: 'a reference to a deleted story',
    plant: (space) => Object.assign(at(space, 'global/productos/yun-1'), { replacedBy: gone }),
    finds: one('broken-link', ['global/productos/yun-1', 'replacedBy']),
  },
  {
    title: 'a story that others link to and that is not published',
    plant: (space) => (space['global/productos/yun-1'].published = false),
    finds: [
      ...one('unpublished-link', ['global/taller', 'body[0].cta'], { says: 'Publish global/productos/yun-1' }),
      ...one('unpublished-link', ['global/productos/yun-2', 'related']),
      ...one('unpublished-link', ['spain/taller', 'body[0].cta']),
    ],
  },
  {
    title: 'a link to the story it stands in',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 0]), { cta: linkTo('global/home') }),
    finds: one('self-link', ['global/home', 'body[0].cta']),
  },
  {
    title: 'a product that is related to itself',
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), { accessories: [uuidOf('global/productos/yun-1')] }),
    finds: one('self-link', ['global/productos/yun-1', 'accessories']),
  },
  {
    title: 'a product whose name says another type of key',
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), {
        name: 'Llave plana YUN-1, 28 s',
        spec: [{ component: 'spec_key_blank', _uid: 'spec-1', keyType: 'cylinder' }],
      }),
    finds: one('contradicting-product', ['global/productos/yun-1', 'name'], { says: '“Llave plana”' }),
  },
  {
    title: 'a published page that nothing leads to',
    plant: (space) => Object.assign(at(space, '_config/site-settings', ['menu', 0]), { link: linkTo('global/home') }),
    finds: [...one('unlinked-page', ['global/taller', '']), ...one('unlinked-page', ['spain/taller', ''])],
  },
  {
    title: 'a published page that nothing leads to, and one of them kept out of search engines',
    plant(space) {
      Object.assign(at(space, '_config/site-settings', ['menu', 0]), { link: linkTo('global/home') })
      Object.assign(at(space, 'spain/taller', []), { seo: [{ component: 'seo', _uid: 'seo-taller', noindex: true }] })
    },
    finds: one('unlinked-page', ['global/taller', '']),
  },
  {
    title: 'a published page whose folder is no longer listed',
    plant: (space) => Object.assign(at(space, 'global/home', ['body', 3]), { folder: 'recursos/otros' }),
    finds: one('unlinked-page', ['global/recursos/guias/corte', '']),
  },
]
