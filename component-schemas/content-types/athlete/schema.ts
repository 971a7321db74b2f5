import { disciplines } from '../../datasources/event-datasources.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { entries } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { athleteProfile, athleteTitle } from './athlete-parts.ts'

export const athlete = defineContentType('athlete', {
  label: 'Athlete',
  description: 'Somebody who races in our colours. The page of the team lists all of them by discipline.',
  icon: 'block-monitor',
  previewField: 'name',
  tabs: { Biography: ['biography', 'titles', 'profiles'], 'Search engines': ['seo'] },
  fields: {
    name: text('Name', 'As the athlete writes it.', { required: true, maxLength: 80 }),
    disciplines: entries('Disciplines', 'In which the athlete races for us; readers filter by them.', {
      from: disciplines,
      required: true,
    }),
    card: asset('Picture', 'A portrait of the card’s shape: upright, 4:5, at least 960 pixels wide.', {
      translatable: true,
    }),
    teaser: textarea('Teaser', 'One sentence for the card: who this is besides a racer.', translated(200)),
    country: text('Country', 'Two capital letters of ISO 3166, such as ES; readers see its name.', {
      pattern: '^[A-Z]{2}$',
      maxLength: 2,
    }),
    biography: richtext('Biography', 'Two to six paragraphs: the way here, the work beside it, the next aim.', {
      translatable: true,
    }),
    titles: blocks('Titles', 'The newest first.', { allow: [athleteTitle], max: 40 }),
    profiles: blocks('Pages elsewhere', 'Pages the athlete keeps.', { allow: [athleteProfile], max: 6 }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Athlete = ContentOf<typeof athlete>
