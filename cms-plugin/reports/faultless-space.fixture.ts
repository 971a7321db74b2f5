import { normalizeLanding } from './faultless-landing.fixture.ts'
import { linkTo, paragraph, picture, type StorySlug, storySlugs, uuidOf } from './wire-values.fixture.ts'

type WireBlock = { component: string; _uid: string } & Record<string, unknown>

export type WireStory = {
  id: number
  uuid: string
  slug: string
  full_slug: string
  is_folder: boolean
  is_startpage: boolean
  published: boolean
  content: Record<string, unknown>
  translated_slugs: { lang: string; slug: string }[]
}

/** A space as the management API answers it, by full slug. Every call gives a new one, to be spoilt by a test. */
export type WireSpace = Record<StorySlug, WireStory>

/** Both languages of a field. */
function both(name: string, spanish: unknown, english: unknown): Record<string, unknown> {
  return { [name]: spanish, [`${name}__i18n__en`]: english }
}

function block(component: string, fields: Record<string, unknown>): WireBlock {
  return { component, _uid: `uid-${component}`, ...fields }
}

function seo(spanish: [string, string], english: [string, string]): WireBlock[] {
  return [block('seo', { ...both('title', spanish[0], english[0]), ...both('description', spanish[1], english[1]) })]
}

type Given = { content: Record<string, unknown>; english?: string } & Partial<WireStory>

function story(slug: StorySlug, { english, ...given }: Given): WireStory {
  return {
    id: storySlugs.indexOf(slug) + 1,
    uuid: uuidOf(slug),
    slug: slug.split('/').at(-1) ?? '',
    full_slug: slug,
    is_folder: false,
    is_startpage: false,
    published: true,
    translated_slugs: english === undefined ? [] : [{ lang: 'en', slug: english }],
    ...given,
  }
}

/** Pages, a category, two products, a market's own page and settings: everything in order in Spanish and English. */
export function faultlessSpace(): WireSpace {
  return {
    'global/productos': story('global/productos', { is_folder: true, english: 'products', content: {} }),
    'global/home': story('global/home', { content: home() }),
    'global/taller': story('global/taller', { english: 'workshop', content: workshop('El taller', 'The workshop') }),
    'global/gracias': story('global/gracias', { english: 'thanks', content: thanks() }),
    'global/categorias/llaves': story('global/categorias/llaves', { english: 'keys', content: keys() }),
    'global/productos/yun-1': story('global/productos/yun-1', { english: 'yun-1', content: product('YUN-1', 28) }),
    'global/productos/yun-2': story('global/productos/yun-2', { english: 'yun-2', content: product('YUN-2', 31) }),
    // The market's own form of a page that the menu links to; same texts, other market.
    'spain/taller': story('spain/taller', { english: 'workshop', content: workshop('El taller', 'The workshop') }),
    '_config/site-settings': story('_config/site-settings', { content: settings() }),
    '_data/redirects/viejo': story('_data/redirects/viejo', {
      content: block('redirect', { from: '/viejo', to: linkTo('global/home'), status: '301' }),
    }),
    'global/mini': story('global/mini', { english: 'mini', content: mini() }),
    'global/forms/consulta': story('global/forms/consulta', { english: 'enquiry', content: enquiry() }),
    'global/recursos/guias/corte': story('global/recursos/guias/corte', { english: 'cutting', content: guide() }),
  }
}

function mini() {
  const spanish = { title: 'La máquina que viaja', text: 'Pesa 9 kilos.', label: 'Verla', alt: 'Máquina abierta.' }
  const english = {
    title: 'The machine that comes along',
    text: 'It weighs 9 kilos.',
    label: 'See it',
    alt: 'Machine.',
  }
  return block('custom_landing', { ...both('data', normalizeLanding(spanish), normalizeLanding(english)) })
}

function home() {
  return block('page', {
    ...both('title', 'Llaves', 'Keys'),
    seo: seo(['Llaves y yunques', 'Qué hacemos.'], ['Keys and anvils', 'What we make.']),
    body: [
      block('full_banner', {
        ...both('title', 'Una línea en metal', 'A line in metal'),
        ...both('media', picture('banco.webp', 'Banco de trabajo.'), picture('banco.webp', 'Workbench.')),
        cta: linkTo('global/home', 'preguntas'),
        theme: 'ink',
      }),
      block('accordion', {
        ...both('title', 'Preguntas', 'Questions'),
        anchor: 'preguntas',
        items: [
          block('accordion_item', {
            ...both('question', '¿Cuándo?', 'When?'),
            ...both('answer', paragraph('A las 14:00.'), paragraph('At 14:00.')),
          }),
        ],
      }),
      block('rich_text', {
        ...both(
          'body',
          paragraph('Escriba al taller.', { linktype: 'email', href: 'taller@zarandal.example' }),
          withNestedBlock('Write to the workshop.'),
        ),
      }),
      block('pages_sorting', { folder: 'recursos' }),
    ],
  })
}

/** In no menu; the home page lists its folder. */
function guide() {
  return block('page', {
    ...both('title', 'Cortar', 'Cutting'),
    seo: seo(['', 'En diez pasos.'], ['', 'In ten steps.']),
  })
}

/** A form whose part number has a rule with a text and two patterns. */
function enquiry() {
  const value = 'LIN-12\n/^[A-Z]{3}-[0-9]+$/\n/^(?:[a-z]+ ?)+$/'
  const rules = [block('form_rule', { rule: 'matches', value })]
  return block('form_page', {
    ...both('title', 'Consulta', 'Enquiry'),
    fields: [block('form_text', { name: 'part', ...both('label', 'Referencia', 'Part number'), rules })],
    seo: seo(['', 'Pregunte al taller.'], ['', 'Ask the workshop.']),
  })
}

/** A document of one language with a block inside, whose own fields are in that language already. */
function withNestedBlock(text: string) {
  const grid = block('image_grid', {
    title: 'Steps',
    items: [block('image_grid_item', { image: picture('paso.webp', 'A pressed strip.'), caption: 'Pressed' })],
  })
  return { ...paragraph(text), content: [...paragraph(text).content, { type: 'blok', attrs: { body: [grid] } }] }
}

function workshop(spanish: string, english: string) {
  return block('page', {
    ...both('title', spanish, english),
    body: [
      block('centered_title_paragraph', {
        ...both('title', 'Aquí', 'Here'),
        ...both('text', paragraph('Desde 1962, 1.200 llaves.'), paragraph('Since 1962, 1,200 keys.')),
        cta: linkTo('global/productos/yun-1'),
        ctaLabel: '…',
      }),
    ],
    seo: seo(['', 'Dónde estamos.'], ['', 'Where we are.']),
  })
}

/** Hidden from search engines and linked from nowhere, as pages after a form are. */
function thanks() {
  return block('page', {
    ...both('title', 'El taller', 'The workshop'),
    template: 'thank-you',
    seo: [block('seo', { noindex: true })],
  })
}

function keys() {
  return block('category', { ...both('title', 'Llaves planas', 'Flat keys'), ...both('teaser', 'De latón.', 'Brass.') })
}

function product(code: string, seconds: number) {
  const name = `${code}, ${seconds} s`
  return block('product', {
    code,
    ...both('name', `Llave ${name}`, `Key ${name}`),
    ...both('summary', `Se corta en ${seconds} s.`, `Cut in ${seconds} s.`),
    kind: 'key_blank',
    categories: [uuidOf('global/categorias/llaves')],
    related: [code === 'YUN-1' ? uuidOf('global/productos/yun-2') : uuidOf('global/productos/yun-1')],
    ...both(
      'images',
      [picture('a.webp', `Llave ${code} de frente.`), picture('b.webp', 'Sección.')],
      [picture('a.webp', `Key ${code}, front.`), picture('b.webp', 'Section.')],
    ),
    ...both('description', paragraph('Perfil fresado.'), paragraph('Milled profile.')),
  })
}

function settings() {
  return block('site_settings', {
    ...both('siteName', 'Zarandal', 'Zarandal'),
    menu: [
      block('menu_item', {
        ...both('label', 'Taller', 'Workshop'),
        link: linkTo('global/taller'),
        children: [
          block('menu_link', { ...both('label', 'Llaves', 'Keys'), link: linkTo('global/categorias/llaves') }),
        ],
      }),
    ],
  })
}
