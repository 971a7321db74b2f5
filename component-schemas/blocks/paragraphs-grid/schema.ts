import { blocks } from '../../fields/block-fields.ts'
import { option } from '../../fields/choice-fields.ts'
import { gridFields } from '../../fields/heading-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const paragraphsGridItem = defineBlock('paragraphs_grid_item', {
  label: 'Paragraph',
  description: 'One thought of a paragraphs grid: a title, a few sentences, a sign.',
  icon: 'block-text-l',
  group: 'Items',
  fields: {
    icon: option('Sign', 'A small drawing over the title. Use signs for all paragraphs of a grid or for none.', {
      choices: {
        key: 'Key',
        gauge: 'Gauge',
        gear: 'Gear',
        clock: 'Clock',
        parcel: 'Parcel',
        shield: 'Shield',
        document: 'Document',
        people: 'People',
        phone: 'Telephone',
        globe: 'Globe',
      },
    }),
    title: text('Title', 'The thought, in two to six words.', { required: true, ...translated(80) }),
    text: richtext('Text', 'Two to four sentences.', { translatable: true }),
    link: link('Link', 'Where the reader learns more. Without link or label none appears.'),
    linkLabel: text('Link label', 'Names the target: "How we measure", not "More".', translated(60)),
  },
})

export const paragraphsGrid = definePageBlock('paragraphs_grid', {
  label: 'Paragraphs grid',
  description: 'Short texts side by side, of one weight: reasons, steps, services. For one long text use rich text.',
  icon: 'block-table',
  group: 'Text',
  fields: gridFields({
    heading: 'Heading above the paragraphs; may stay empty.',
    items: blocks('Paragraphs', 'Two to nine, of similar length.', {
      allow: [paragraphsGridItem],
      required: true,
      max: 12,
    }),
    columns: 'Paragraphs in a row on a wide screen, 2 to 4. Phones show one.',
  }),
})

export type ParagraphsGridItem = ContentOf<typeof paragraphsGridItem>
export type ParagraphsGrid = ContentOf<typeof paragraphsGrid>
