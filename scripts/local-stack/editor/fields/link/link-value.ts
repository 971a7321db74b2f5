import { isObject } from '../../../is-object.ts'

/** A link as a field stores it (Storyblok docs, multilink field); further keys are attributes of the editor. */
export type LinkValue = {
  fieldtype: 'multilink'
  linktype: LinkKind
  id: string
  url: string
  cached_url: string
  email?: string
  anchor?: string
  target?: string
} & Record<string, unknown>

export type LinkKind = 'story' | 'url' | 'email' | 'asset'

const kinds: readonly LinkKind[] = ['story', 'url', 'email', 'asset']

/** A stored link; an empty one of the kind `story` for any other value. */
export function linkValueOf(value: unknown): LinkValue {
  const stored = isObject(value) ? value : {}
  return {
    ...stored,
    fieldtype: 'multilink',
    linktype: kinds.find((kind) => kind === stored['linktype']) ?? 'story',
    id: textIn(stored, 'id'),
    url: textIn(stored, 'url'),
    cached_url: textIn(stored, 'cached_url'),
  }
}

/** The link with another kind: its target is cleared, tab and attributes stay. */
export function linkOfKind(link: LinkValue, linktype: LinkKind): LinkValue {
  const { email: _, anchor: __, story: ___, ...stored } = link
  return { ...stored, linktype, id: '', url: '', cached_url: '', fieldtype: 'multilink' }
}

/** The link with a story as its target. */
export function linkToStory(link: LinkValue, story: { uuid: string; full_slug: string }): LinkValue {
  const { story: _, ...stored } = link
  return { ...stored, fieldtype: 'multilink', linktype: 'story', id: story.uuid, url: '', cached_url: story.full_slug }
}

/** The link with an address as its target: a web address, or a file's. */
export function linkToAddress(link: LinkValue, address: string): LinkValue {
  return { ...link, url: address, cached_url: address }
}

/** The link with a text, or without its key when the text is empty. */
export function linkWith(link: LinkValue, key: 'email' | 'anchor' | 'target', text: string): LinkValue {
  const { [key]: _, ...stored } = link
  return (text === '' ? stored : { ...stored, [key]: text }) as LinkValue
}

/** Keys of a link with a meaning of the vendor's. */
const ownKeys = new Set([
  'fieldtype',
  'linktype',
  'id',
  'url',
  'cached_url',
  'email',
  'anchor',
  'target',
  'story',
  'prep',
])

/** Attributes that an editor added, such as `rel` or `title`. */
export function attributesOf(link: LinkValue): Record<string, string> {
  return Object.fromEntries(
    Object.entries(link).filter(
      (pair): pair is [string, string] => !ownKeys.has(pair[0]) && typeof pair[1] === 'string',
    ),
  )
}

/** The link with these attributes instead of its own. */
export function linkWithAttributes(link: LinkValue, attributes: Readonly<Record<string, string>>): LinkValue {
  const stored = Object.entries(link).filter(([key, value]) => ownKeys.has(key) || typeof value !== 'string')
  const added = Object.entries(attributes).filter(([key]) => !ownKeys.has(key))
  return Object.fromEntries([...stored, ...added]) as LinkValue
}

function textIn(stored: Readonly<Record<string, unknown>>, key: string): string {
  return typeof stored[key] === 'string' ? stored[key] : ''
}
