import { extranetAccess } from '../../access/extranet-access.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { tradePhoto } from './trade-photo.ts'

export const tradeGallery = defineContentType('trade_gallery', {
  label: 'Trade gallery',
  description:
    'Pictures that customers may use, with the rights of each. It stands in a category of the photo gallery.',
  icon: 'block-image',
  tabs: { Customers: ['access'] },
  fields: {
    title: text('Title', 'What the pictures have in common.', { required: true, ...translated(100) }),
    teaser: textarea('Teaser', 'One sentence: what they are good for.', translated(240)),
    date: datetime('Date', 'Day of the newest picture.'),
    photos: blocks('Photos', 'In the order in which they are looked at.', {
      allow: [tradePhoto],
      required: true,
      max: 60,
    }),
    access: oneBlock('Who may read it', 'Leave empty for every customer.', { allow: [extranetAccess] }),
  },
})

export type TradeGallery = ContentOf<typeof tradeGallery>
