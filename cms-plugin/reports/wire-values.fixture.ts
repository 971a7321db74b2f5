import { keysOf } from 'component-schemas/schema/keys-of.ts'

/** Identities of the stories of the tidy space, by full slug. */
const uuids = {
  'global/productos': '00000000-0000-4000-8000-000000000001',
  'global/home': '00000000-0000-4000-8000-000000000002',
  'global/taller': '00000000-0000-4000-8000-000000000003',
  'global/gracias': '00000000-0000-4000-8000-000000000004',
  'global/categorias/llaves': '00000000-0000-4000-8000-000000000005',
  'global/productos/yun-1': '00000000-0000-4000-8000-000000000006',
  'global/productos/yun-2': '00000000-0000-4000-8000-000000000007',
  'spain/taller': '00000000-0000-4000-8000-000000000008',
  '_config/site-settings': '00000000-0000-4000-8000-000000000009',
  'global/recursos/guias/corte': '00000000-0000-4000-8000-000000000010',
  '_data/redirects/viejo': '00000000-0000-4000-8000-000000000011',
  'global/mini': '00000000-0000-4000-8000-000000000012',
  'global/forms/consulta': '00000000-0000-4000-8000-000000000013',
} as const

export type StorySlug = keyof typeof uuids

/** Stories of the space in the order of their numbers. */
export const storySlugs = keysOf(uuids)

export function uuidOf(slug: StorySlug): string {
  return uuids[slug]
}

/** A link field that leads to a story. */
export function linkTo(slug: StorySlug, anchor?: string) {
  return { fieldtype: 'multilink', linktype: 'story', id: uuids[slug], url: '', cached_url: slug, anchor }
}

/** Rich text of one paragraph, all of it a link when `attrs` are given. */
export function paragraph(text: string, attrs?: Record<string, unknown>) {
  const marks = attrs === undefined ? {} : { marks: [{ type: 'link', attrs }] }
  return { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text, ...marks }] }] }
}

export function picture(name: string, alt: string) {
  return { fieldtype: 'asset', id: 1, filename: `http://localhost:4010/f/100001/900x600/0a1b/${name}`, alt, title: '' }
}
