import { option, references } from '../../fields/choice-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { newsChannels } from '../../kinds/news-channels.ts'

/** Fields of every list of news, with the same labels in the grid and in the carousel. */
export const newsFields = {
  title: text('Title', 'Heading above the cards.', { required: true, ...translated(80) }),
  intro: textarea('Introduction', 'One or two sentences under the title.', translated(300)),
  items: references('News', 'Chosen stories in this order. Leave empty to show the newest.', {
    to: ['news_item'],
    max: 24,
  }),
  channel: option('Channel', 'Used when no story is chosen: the newest of this channel. Leave empty for all.', {
    choices: newsChannels,
  }),
}

export const newsLinkFields = {
  cta: link('Link to all', 'Where the link beside the title leads, such as the newsroom.'),
  ctaLabel: text('Label of the link', 'Such as "All news".', translated(40)),
}
