import { blocks } from '../../fields/block-fields.ts'
import { gridFields } from '../../fields/heading-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const imageGridItem = defineBlock('image_grid_item', {
  label: 'Picture',
  description: 'One picture of an image grid, with a caption and a link when it leads somewhere.',
  icon: 'block-image',
  previewField: 'caption',
  group: 'Items',
  fields: {
    image: asset('Picture', 'At least 1200 pixels wide. Describe it in the alternative text.', {
      required: true,
      translatable: true,
    }),
    caption: text('Caption', 'What the picture shows or proves, in one line.', translated(160)),
    link: link('Link', 'Where the picture leads. Leave empty when it only shows.'),
  },
})

export const imageGrid = definePageBlock('image_grid', {
  label: 'Image grid',
  description: 'Pictures side by side that are looked at together. For one large picture use a banner.',
  icon: 'block-table-2',
  group: 'Media',
  fields: gridFields({
    heading: 'Heading above the pictures; may stay empty.',
    items: blocks('Pictures', 'Two to twelve, best of one shape.', {
      allow: [imageGridItem],
      required: true,
      max: 24,
    }),
    columns: 'Pictures in a row on a wide screen, 2 to 4. Phones show one or two.',
  }),
})

export type ImageGridItem = ContentOf<typeof imageGridItem>
export type ImageGrid = ContentOf<typeof imageGrid>
