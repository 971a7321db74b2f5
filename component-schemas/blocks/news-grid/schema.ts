import { number } from '../../fields/value-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'
import { newsFields, newsLinkFields } from './news-fields.ts'

export const newsGrid = definePageBlock('news_grid', {
  label: 'News, as a grid',
  description:
    'Cards of news under one another: the newest of a channel, or stories chosen by hand. The first is large.',
  icon: 'block-table-2',
  color: '#1B6E3C',
  group: 'Listings',
  fields: {
    ...newsFields,
    limit: number('At most', 'Number of cards, 1 to 24.', { min: 1, max: 24, default: 6 }),
    ...newsLinkFields,
  },
})

export type NewsGrid = ContentOf<typeof newsGrid>
