import { countries } from '../../datasources/country-datasources.ts'
import { productLines } from '../../datasources/product-line-datasources.ts'
import { shopServices } from '../../datasources/shop-datasources.ts'
import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { entries, entry } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { openingHours } from './opening-hours.ts'

const addressFields = {
  street: text('Street', 'Street and number, as on the door.', { required: true, maxLength: 120 }),
  postcode: text('Postcode', 'As the country writes it.', { required: true, maxLength: 12 }),
  city: text('Town', 'As its people write it.', { required: true, maxLength: 80 }),
  region: text('Region', 'Province, canton, land or county.', { maxLength: 80 }),
  country: entry('Country', 'Readers see its name in their language.', { from: countries, required: true }),
  latitude: number('Latitude', 'Degrees north, such as 40.41678; negative in the south.', {
    min: -90,
    max: 90,
    decimals: 5,
  }),
  longitude: number('Longitude', 'Degrees east, such as -3.70379; negative in the west.', {
    min: -180,
    max: 180,
    decimals: 5,
  }),
}

const contactFields = {
  phone: text('Telephone', 'With the country in front, such as +34 600 000 000.', {
    pattern: '^\\+[0-9 ]{6,20}$',
    maxLength: 20,
  }),
  email: text('E-mail', 'Read every working day.', { pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 120 }),
  website: link('Website', 'Of the shop itself.'),
  openingHours: blocks('Opening hours', 'In the order of the week. A day that is missing is a closed day.', {
    allow: [openingHours],
    max: 20,
  }),
}

export const shop = defineContentType('shop', {
  label: 'Shop',
  description: 'A place that sells and serves our products. Its folder names its main line: tiendas-llaves and so on.',
  icon: 'block-cart',
  previewField: 'name',
  tabs: {
    Address: ['street', 'postcode', 'city', 'region', 'country', 'latitude', 'longitude'],
    Contact: ['phone', 'email', 'website', 'openingHours'],
    'Search engines': ['seo'],
  },
  fields: {
    name: text('Name', 'As it stands over the door.', { required: true, maxLength: 80 }),
    lines: entries('Product lines', 'The shop is listed in the finder of each.', {
      from: productLines,
      required: true,
    }),
    services: entries('Services', 'What readers filter by.', { from: shopServices }),
    note: textarea('Good to know', 'One or two sentences: how to get there, whom to ask for.', translated(300)),
    image: asset('Picture', 'The front of the shop. At least 1200 pixels wide, 3:2.', { translatable: true }),
    verifiedOn: datetime('Checked on', 'Day on which somebody last called to check these data.'),
    ...addressFields,
    ...contactFields,
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Shop = ContentOf<typeof shop>
