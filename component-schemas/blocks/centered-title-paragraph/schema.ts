import { option } from '../../fields/choice-fields.ts'
import { eyebrow } from '../../fields/heading-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const centeredTitleParagraph = definePageBlock('centered_title_paragraph', {
  label: 'Centred title and paragraph',
  description: 'Introduces what follows: a heading and a few sentences in the middle of the page.',
  icon: 'block-text-c',
  group: 'Text',
  fields: {
    eyebrow,
    title: text('Title', 'The thought of the section.', { required: true, ...translated(100) }),
    level: option('Heading level', 'Level 1 is the title of the page and appears once; sections have level 2.', {
      choices: { h1: '1: title of the page', h2: '2: section', h3: '3: part of a section' },
      default: 'h2',
    }),
    text: richtext('Paragraph', 'Two to four sentences.', { translatable: true }),
    cta: link('Action link', 'Where the button leads. Without link or label no button appears.'),
    ctaLabel: text('Action label', 'What happens on click.', translated(40)),
  },
})

export type CenteredTitleParagraph = ContentOf<typeof centeredTitleParagraph>
