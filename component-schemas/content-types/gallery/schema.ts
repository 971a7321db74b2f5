import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { galleryPhoto } from './gallery-photo.ts'

export const gallery = defineContentType('gallery', {
  label: 'Photo gallery',
  description: 'Pictures of one occasion that are looked at together. Each opens large.',
  icon: 'block-image',
  tabs: { Category: ['category', 'categoryNames'], 'Search engines': ['seo'] },
  fields: {
    title: text('Title', 'The occasion.', { required: true, ...translated(120) }),
    teaser: textarea('Teaser', 'One or two sentences above the pictures.', translated(300)),
    date: datetime('Date', 'Day of the occasion, the first of several.'),
    photos: blocks('Photos', 'In the order in which they are looked at.', {
      allow: [galleryPhoto],
      required: true,
      max: 100,
    }),
    category: text('Category', 'Path of the gallery among others, from the widest, such as equipo/2026/carreras.', {
      pattern: '^[a-z0-9-]+(/[a-z0-9-]+){0,5}$',
      maxLength: 120,
    }),
    categoryNames: lines('Names of the category', 'What readers see for each part of the path, one per line.', {
      translatable: true,
      maxLength: 300,
      maxLines: 6,
    }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Gallery = ContentOf<typeof gallery>
