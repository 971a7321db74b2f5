import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { option, references } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { newsChannels } from '../../kinds/news-channels.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'

export const newsItem = defineContentType('news_item', {
  label: 'News',
  description: 'A story of the newsroom with a date: what others say about us, or a press release of our own.',
  icon: 'block-doc',
  tabs: { Story: ['body', 'source', 'tags', 'athletes'], 'Search engines': ['seo'] },
  fields: {
    channel: option('Channel', 'Decides in which list the story appears.', { choices: newsChannels, required: true }),
    title: text('Title', 'The news in one line: who did what.', { required: true, ...translated(120) }),
    date: datetime('Date', 'Day of the news. Lists show the newest first.', { required: true }),
    author: text('Author', 'Who wrote it: a person, a desk or a paper.', { maxLength: 80 }),
    cover: asset('Picture', 'Shown on cards and above the story. At least 1800 pixels wide, 3:2.', {
      translatable: true,
    }),
    teaser: textarea('Teaser', 'One or two sentences for the card: the fact, not a promise.', translated(240)),
    body: pageBody('Content', 'The story in blocks. Title, date and picture stand above it already.', {
      allow: pageBlocks,
    }),
    source: link('Source', 'Where the story first appeared, for news that others wrote.'),
    tags: lines('Subjects', 'Up to five, one per line, each one or two words.', {
      translatable: true,
      maxLength: 200,
      maxLines: 5,
    }),
    athletes: references('Athletes', 'Who of our team is in the story; shown below it.', { to: ['athlete'], max: 8 }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type NewsItem = ContentOf<typeof newsItem>
