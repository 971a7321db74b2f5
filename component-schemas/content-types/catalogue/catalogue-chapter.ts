import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { defineBlock } from '../../schema/define-block.ts'

export const catalogueChapter = defineBlock('catalogue_chapter', {
  label: 'Chapter',
  description: 'One chapter of a catalogue, in the order of its pages.',
  icon: 'block-table-2',
  group: 'Items',
  fields: {
    title: text('Title', 'As printed in the table of contents.', { required: true, ...translated(100) }),
    about: textarea('What is in it', 'One sentence, where the title does not say it.', translated(200)),
    page: number('First page', 'Page on which it begins.', { min: 1, max: 5000 }),
  },
})
