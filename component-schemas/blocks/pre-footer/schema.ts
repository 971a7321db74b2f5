import { link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const preFooter = definePageBlock('pre_footer', {
  label: 'Pre-footer',
  description: 'Closes a page with an invitation of its own. Put it last: the invitation of the site then gives way.',
  icon: 'block-email',
  group: 'Heroes and banners',
  fields: {
    title: text('Title', 'The invitation, as a question or a request.', { required: true, ...translated(80) }),
    text: textarea('Text', 'One or two sentences: what happens when the reader accepts.', translated(280)),
    cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export type PreFooter = ContentOf<typeof preFooter>
