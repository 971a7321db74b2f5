import { pathOf } from './links-of.ts'
import { type Picture, pictureOf } from './picture-of.ts'
import type { Story } from './story.ts'

export type Card = { href: string; title: string; text: string; picture: Picture | undefined }

/** The card of a story in a list. */
export function cardOf({ content, name, full_slug: slug }: Story): Card {
  const [first] = Array.isArray(content['images']) ? content['images'] : []
  const image = [first, content['image'], content['cover'], content['portrait']].find(Boolean)
  return {
    href: pathOf(slug),
    title: String(content['name'] ?? content['title'] ?? name),
    text: String(content['subtitle'] ?? content['teaser'] ?? content['summary'] ?? content['intro'] ?? ''),
    picture: pictureOf(image),
  }
}
