import { number } from '../../fields/value-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'
import { newsFields, newsLinkFields } from '../news-grid/news-fields.ts'

export const newsCarousel = definePageBlock('news_carousel', {
  label: 'News, as a carousel',
  description: 'A row of news to leaf through, for pages whose subject is another one. The newsroom itself has a grid.',
  icon: 'block-resize-fc',
  color: '#1B6E3C',
  group: 'Listings',
  fields: {
    ...newsFields,
    limit: number('At most', 'Number of cards, 1 to 24.', { min: 1, max: 24, default: 9 }),
    ...newsLinkFields,
  },
})

export type NewsCarousel = ContentOf<typeof newsCarousel>
