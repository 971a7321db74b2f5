import { option } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { photoUsages } from '../../kinds/photo-usages.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const tradePhoto = defineBlock('trade_photo', {
  label: 'Photo for customers',
  description: 'One picture of a gallery of the extranet in its renditions. All of them are private assets.',
  icon: 'block-image',
  previewField: 'caption',
  group: 'Items',
  fields: {
    web: asset('For screens', 'About 1200 pixels wide; also shown on the page. Say in words what is seen.', {
      required: true,
      translatable: true,
    }),
    print: asset('For print', 'The whole resolution, for catalogues and posters.'),
    caption: text('Caption', 'What it shows, in one line; also the name of the file.', {
      required: true,
      ...translated(120),
    }),
    rights: text('Rights', 'Who made the picture; readers see it below the picture.', { maxLength: 120 }),
    usage: option('Use', 'What customers may do with it.', { choices: photoUsages, required: true }),
  },
})

export type TradePhoto = ContentOf<typeof tradePhoto>
