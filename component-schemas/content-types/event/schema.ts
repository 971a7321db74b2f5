import { disciplines } from '../../datasources/event-datasources.ts'
import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { entry, option, reference } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'

const timeFields = {
  start: datetime('Start', 'Day and time. Leave the end empty for an event of that one day.', { required: true }),
  end: datetime('End', 'When the last day ends. Whether the event is planned, live or ended follows from both.'),
  timeZone: text('Time zone', 'Where the clock of the event stands, such as Europe/Madrid.', {
    default: 'Europe/Madrid',
    pattern: '^[A-Za-z_]+(/[A-Za-z0-9_+-]+){0,2}$',
    maxLength: 40,
  }),
}

const placeFields = {
  venue: text('Venue', 'Name of the hall, the course or the school.', translated(120)),
  city: text('Town', 'As its people write it.', { maxLength: 80 }),
  country: text('Country', 'Two capital letters of ISO 3166, such as ES; readers see its name.', {
    pattern: '^[A-Z]{2}$',
    maxLength: 2,
  }),
  latitude: number('Latitude', 'Degrees north of the equator, for the way there; with the longitude or not at all.', {
    min: -90,
    max: 90,
    decimals: 5,
  }),
  longitude: number('Longitude', 'Degrees east of Greenwich.', { min: -180, max: 180, decimals: 5 }),
}

export const event = defineContentType('event', {
  label: 'Event',
  description:
    'A fair, a training or a race with a beginning. Lists sort it into planned, live and ended by the clock.',
  icon: 'block-monitor',
  tabs: {
    'Time and place': ['start', 'end', 'timeZone', 'venue', 'city', 'country', 'latitude', 'longitude'],
    'Search engines': ['seo'],
  },
  fields: {
    title: text('Title', 'Name of the event, without the year when it recurs.', { required: true, ...translated(120) }),
    kind: option('Kind', 'What visitors come for.', {
      choices: { fair: 'Fair', training: 'Training', sport: 'Sport' },
      required: true,
    }),
    discipline: entry('Discipline', 'For sport only: what readers filter by.', { from: disciplines }),
    teaser: textarea('Teaser', 'One or two sentences for the card: why come.', translated(240)),
    cover: asset('Picture', 'Shown on cards and above the event. At least 1800 pixels wide, 3:2.', {
      translatable: true,
    }),
    body: pageBody('Content', 'Programme, stands, how to get there, in blocks.', { allow: pageBlocks }),
    registration: link('Registration', 'Where places are booked. Not shown once the event has ended.'),
    gallery: reference('Photo gallery', 'Pictures of the event, shown below it.', { to: ['gallery'] }),
    ...timeFields,
    ...placeFields,
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Event = ContentOf<typeof event>
