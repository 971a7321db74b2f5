import { asset } from '../../fields/media-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const articleHero = definePageBlock('article_hero', {
  label: 'Article head',
  description: 'Opens a page that is read from top to bottom: title, teaser, author, day and one picture.',
  icon: 'block-text-img-t-l',
  group: 'Heroes and banners',
  fields: {
    title: text('Title', 'What the article is about, in at most twelve words.', { required: true, ...translated(120) }),
    teaser: textarea('Teaser', 'Two or three sentences: what a reader will know at the end.', translated(320)),
    author: text('Author', 'A person or a desk, such as "Test bench".', translated(80)),
    date: datetime('Date', 'Day of the article or of its last revision.'),
    tags: lines('Subjects', 'Up to five, one per line, each one or two words. They stand above the title.', {
      translatable: true,
      maxLength: 200,
      maxLines: 5,
    }),
    image: asset('Picture', 'At least 2400 pixels wide; set the focal point, phones show a smaller part.', {
      translatable: true,
    }),
  },
})

export type ArticleHero = ContentOf<typeof articleHero>
