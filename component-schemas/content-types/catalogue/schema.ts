import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { reference } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { catalogueChapter } from './catalogue-chapter.ts'

export const catalogue = defineContentType('catalogue', {
  label: 'Catalogue',
  description: 'A printed catalogue with its chapters and its file. Catalogues stand in the folder recursos/catalogos.',
  icon: 'block-image',
  color: '#8A5A12',
  tabs: { Chapters: ['chapters'], 'Search engines': ['seo'] },
  fields: {
    title: text('Title', 'As printed on the cover, without the year.', { required: true, ...translated(100) }),
    year: number('Year', 'Year of the edition. Lists show the newest first.', {
      required: true,
      min: 1900,
      max: 2200,
    }),
    teaser: textarea('What is in it', 'One or two sentences: for whom, and what they find.', translated(240)),
    cover: asset('Cover', 'The cover of the catalogue, at least 1200 pixels wide.', { translatable: true }),
    download: reference('Download', 'The catalogue as a file, in its languages.', { to: ['download'], required: true }),
    chapters: blocks('Chapters', 'In the order of the pages.', { allow: [catalogueChapter], max: 60 }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Catalogue = ContentOf<typeof catalogue>
