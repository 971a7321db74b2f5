import { countries } from '../../datasources/country-datasources.ts'
import { departments } from '../../datasources/department-datasources.ts'
import { blocks, oneBlock, pageBody } from '../../fields/block-fields.ts'
import { entries, entry } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'
import { openingHours } from '../shop/opening-hours.ts'

const reachFields = {
  street: text('Street', 'Street and number, as on the door.', { required: true, maxLength: 120 }),
  postcode: text('Postcode', 'As the country writes it.', { required: true, maxLength: 12 }),
  city: text('Town', 'As its people write it.', { required: true, maxLength: 80 }),
  country: entry('Country', 'Where the office stands.', { from: countries, required: true }),
  phones: lines('Telephones', 'One per line, with the country in front, such as +34 600 000 000.', { maxLength: 120 }),
  emails: lines('E-mails', 'One per line.', { maxLength: 300 }),
  hours: blocks('Hours', 'When somebody answers, in the order of the week.', { allow: [openingHours], max: 20 }),
}

export const contactOffice = defineContentType('contact_office', {
  label: 'Office',
  description: 'A place where somebody of the house answers: whom one reaches, where, when and for which countries.',
  icon: 'block-buildin',
  previewField: 'name',
  tabs: {
    'Address and hours': ['street', 'postcode', 'city', 'country', 'phones', 'emails', 'hours'],
    'Search engines': ['seo'],
  },
  fields: {
    name: text('Name', 'What the office is called on its door.', { required: true, ...translated(80) }),
    department: entry('Department', 'Whom one reaches; lists stand under it.', { from: departments, required: true }),
    teaser: textarea('In short', 'What to call this office for, in one or two sentences.', translated(240)),
    image: asset('Picture', 'The house or the people at work. At least 1200 pixels wide, 3:2.', {
      translatable: true,
    }),
    ...reachFields,
    countriesServed: entries('Countries served', 'Readers of these countries are sent here.', { from: countries }),
    order: number('Order', 'Position in its department: smaller comes first.', { min: 0, max: 9999, default: 100 }),
    body: pageBody('Content', 'How to get there, what to bring.', { allow: pageBlocks }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type ContactOffice = ContentOf<typeof contactOffice>
