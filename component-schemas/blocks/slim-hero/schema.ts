import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const slimHero = definePageBlock('slim_hero', {
  label: 'Slim hero',
  description: 'The title of an inner page on a low band: the reader sees where they are, and the content at once.',
  icon: 'block-text-l',
  group: 'Heroes and banners',
  fields: {
    eyebrow: text('Line above the title', 'Names the part of the site, in two or three words.', translated(60)),
    title: text('Title', 'The name of the page, in one to six words.', { required: true, ...translated(90) }),
    text: textarea('Text', 'One sentence: what the reader finds here.', translated(220)),
    media: asset('Picture', 'A strip beside the words on wide screens, above them on phones. May stay empty.', {
      translatable: true,
    }),
    cta: link('Action link', 'Where the link leads. Without link or label none appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export type SlimHero = ContentOf<typeof slimHero>
