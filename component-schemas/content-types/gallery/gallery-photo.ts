import { asset } from '../../fields/media-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { flag } from '../../fields/value-fields.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const galleryPhoto = defineBlock('gallery_photo', {
  label: 'Photo',
  description: 'One picture of a gallery.',
  icon: 'block-image',
  previewField: 'caption',
  group: 'Items',
  fields: {
    image: asset('Picture', 'At least 1800 pixels wide. Its alternative text says what is seen, the caption why.', {
      required: true,
      translatable: true,
    }),
    caption: text('Caption', 'Who, where, what happens, in one line.', translated(200)),
    rights: text('Rights', 'Who made the picture; readers see it below the picture.', { maxLength: 120 }),
    isDownloadable: flag('May be downloaded', 'Readers get a link to the original file.'),
  },
})

export type GalleryPhoto = ContentOf<typeof galleryPhoto>
