import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const smallBanner = definePageBlock('small_banner', {
  label: 'Small banner',
  description: 'One message in passing, between two larger blocks: a date, a change, a way to go on.',
  icon: 'block-text-img-l',
  group: 'Heroes and banners',
  fields: {
    media: asset('Picture', 'Small, square, with one thing in it. May stay empty.', { translatable: true }),
    title: text('Title', 'The message, in at most ten words.', { required: true, ...translated(90) }),
    text: textarea('Text', 'One sentence with what the reader needs to know.', translated(200)),
    cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export type SmallBanner = ContentOf<typeof smallBanner>
