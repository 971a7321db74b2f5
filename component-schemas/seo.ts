import { asset, link } from './fields/media-fields.ts'
import { text, textarea, translated } from './fields/text-fields.ts'
import { flag } from './fields/value-fields.ts'
import { defineBlock } from './schema/define-block.ts'

/** Characters that search results show of a page's title, with the website's name, and of its description. */
export const searchCharacters = { title: 65, description: 165 } as const

/** Nested in every content type that has a page of its own. */
export const seo = defineBlock('seo', {
  label: 'Search engines',
  description: 'What search engines and shared links show. Without it the page’s own title and pictures are used.',
  icon: 'block-share',
  group: 'Site',
  fields: {
    title: text('Title', 'At most 60 characters; the name of the site is added.', translated(60)),
    description: textarea(
      'Description',
      'One or two sentences that tell a searcher whether the page helps.',
      translated(160),
    ),
    image: asset('Picture for shared links', 'At least 1200 x 630 pixels.', { translatable: true }),
    noindex: flag('Hide from search engines', 'The page stays reachable for everyone who has its address.'),
    canonical: link('Canonical page', 'Only when the same content also stands on another page, which should be found.'),
  },
})
