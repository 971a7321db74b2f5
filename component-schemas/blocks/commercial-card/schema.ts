import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const commercialCard = definePageBlock('commercial_card', {
  label: 'Commercial card',
  description: 'One offer with picture, terms and a way to ask for it: a set, a trade-in, a service contract.',
  icon: 'block-wallet',
  group: 'Heroes and banners',
  fields: {
    badge: text('Badge', 'One to three words over the title, such as "Until June" or "New".', translated(30)),
    title: text('Title', 'What is offered.', { required: true, ...translated(90) }),
    text: textarea('Text', 'What it contains and whom it suits, in two or three sentences.', translated(320)),
    image: asset('Picture', 'The thing itself, complete, at least 1200 pixels wide.', { translatable: true }),
    cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
    terms: text('Terms', 'Small print: until when, for whom, as long as stocks last.', translated(200)),
  },
})

export type CommercialCard = ContentOf<typeof commercialCard>
