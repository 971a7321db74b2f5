import { countries } from '../../datasources/country-datasources.ts'
import { jobAreas } from '../../datasources/job-datasources.ts'
import { oneBlock, pageBody } from '../../fields/block-fields.ts'
import { entry, option } from '../../fields/choice-fields.ts'
import { asset, link } from '../../fields/media-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime, number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'

/** Kinds of contract; the value is stored, the name is for editors. */
export const contracts = {
  permanent: 'Permanent, full time',
  'part-time': 'Permanent, part time',
  temporary: 'For a limited time',
  apprenticeship: 'Apprenticeship',
} as const

export type Contract = keyof typeof contracts

const timeFields = {
  published: datetime('Published', 'Day of the offer. Lists show the newest first.', { required: true }),
  closes: datetime('Closes', 'Last moment for an application. The offer then leaves the site by itself.'),
}

const placeFields = {
  place: text('Place', 'Town of work, as its people write it.', { required: true, maxLength: 80 }),
  country: entry('Country', 'Readers see its name in their language.', { from: countries, required: true }),
}

export const job = defineContentType('job', {
  label: 'Job offer',
  description: 'One position: the work, what it takes, what it gives. Shown from its publication to its closing date.',
  icon: 'block-suitcase',
  tabs: {
    Conditions: ['contract', 'weeklyHours', 'place', 'country', 'published', 'closes', 'apply'],
    'Search engines': ['seo'],
  },
  fields: {
    title: text('Title', 'The position in a few words.', { required: true, ...translated(100) }),
    area: entry('Field of work', 'What readers filter by.', { from: jobAreas, required: true }),
    teaser: textarea('Teaser', 'One or two sentences for the list: the work itself.', translated(240)),
    image: asset('Picture', 'The place of work. At least 1800 pixels wide.', { translatable: true }),
    brings: lines('What you bring', 'One per line, what is needed first.', {
      translatable: true,
      maxLength: 800,
      maxLines: 10,
    }),
    gives: lines('What you get', 'One per line: pay, time, training.', {
      translatable: true,
      maxLength: 800,
      maxLines: 10,
    }),
    body: pageBody('Content', 'The work and the people, in blocks.', { allow: pageBlocks }),
    contract: option('Contract', 'How long and how much.', { choices: contracts, required: true }),
    weeklyHours: number('Hours a week', 'By contract.', { min: 1, max: 60, decimals: 1 }),
    apply: link('Application', 'Form or mail address for applications.'),
    ...placeFields,
    ...timeFields,
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Job = ContentOf<typeof job>
