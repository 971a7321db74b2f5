import { exampleAsset } from '../schema/example-values.ts'
import type { LandingData } from './landing-data.ts'
import { emptyLink, type LandingLink } from './landing-link.ts'
import type { LandingMedia } from './landing-media.ts'
import { houseTheme } from './landing-theme.ts'

const picture: LandingMedia = {
  ...exampleAsset('machine.webp', '1800x1200', 'A key machine with its lid open.'),
  fieldtype: 'asset',
}
const film: LandingMedia = { ...picture, filename: 'https://a.example/f/1/x/film.webm', alt: '' }
const frame = { tone: 'plain', anchor: '' } as const

const links = {
  story: { ...emptyLink('story'), id: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a001', cached_url: 'global/contacto' },
  url: { ...emptyLink(), url: '#form' },
  email: { ...emptyLink('email'), url: 'workshop@zarandal.example', email: 'workshop@zarandal.example' },
  asset: { ...emptyLink('asset'), url: 'https://a.example/f/1/x/sheet.pdf' },
} satisfies Record<string, LandingLink>

/** Every kind of section and of link once. */
const typical: LandingData = {
  plugin: 'custom-landing-data',
  version: 3,
  title: 'The machine that comes along',
  theme: { ground: '#10312b', accent: '#f2c14e' },
  seo: { title: 'Smart Pro Mini', description: 'A key machine of nine kilos.', image: picture, noindex: false },
  sections: [
    {
      ...frame,
      id: 'hero',
      type: 'hero',
      tone: 'strong',
      eyebrow: 'New',
      title: 'The machine that comes along',
      text: 'Nine kilos, a battery and every key of the day.',
      media: picture,
      actionLabel: 'See it cut',
      action: links.url,
    },
    {
      ...frame,
      id: 'features',
      type: 'features',
      title: 'What it spares you',
      text: '',
      columns: '3',
      items: [
        { id: 'feature-1', icon: 'clock', title: 'The second visit', text: 'Read, cut and try at the door.' },
        { id: 'feature-2', icon: 'parcel', title: 'The heavy case', text: 'It fits behind a seat.' },
      ],
    },
    {
      ...frame,
      id: 'comparison',
      type: 'comparison',
      title: 'Beside a bench machine',
      text: '',
      columns: [
        { id: 'column-1', name: 'Smart Pro Mini', isOurs: true },
        { id: 'column-2', name: 'Bench machine', isOurs: false },
      ],
      rows: [
        {
          id: 'row-1',
          name: 'Weight',
          cells: [
            { id: 'cell-1', text: '9 kg' },
            { id: 'cell-2', text: '28 kg' },
          ],
        },
      ],
    },
    {
      ...frame,
      id: 'gallery',
      type: 'gallery',
      title: 'From near',
      columns: '2',
      items: [{ id: 'photo-1', media: picture, caption: 'The lid opens upwards.' }],
    },
    {
      ...frame,
      id: 'video',
      type: 'video',
      title: 'Six seconds',
      media: film,
      poster: picture,
      caption: 'A flat key',
      transcript: 'A cutter follows five depths.',
    },
    {
      ...frame,
      id: 'specifications',
      type: 'specifications',
      title: 'Technical data',
      text: '',
      rows: [{ id: 'fact-1', name: 'Weight', value: '9 kg' }],
      note: 'Measured without the battery.',
    },
    {
      ...frame,
      id: 'testimonials',
      type: 'testimonials',
      title: 'Who has one',
      items: [
        {
          id: 'voice-1',
          quote: 'It paid for itself in a winter.',
          name: 'Ines Rovira',
          role: 'Locksmith',
          media: null,
        },
      ],
    },
    {
      ...frame,
      id: 'questions',
      type: 'questions',
      title: 'Asked at the fair',
      items: [{ id: 'question-1', question: 'How long does the battery last?', answer: 'For sixty flat keys.' }],
    },
    {
      ...frame,
      id: 'countdown',
      type: 'countdown',
      title: 'The first hundred',
      text: 'With a second battery.',
      until: '2031-03-01T18:00:00+01:00',
      afterText: 'The first hundred are sold.',
      actionLabel: 'Reserve one',
      action: links.email,
    },
    {
      ...frame,
      id: 'call',
      type: 'callToAction',
      tone: 'strong',
      title: 'Try it with your keys',
      text: '',
      media: null,
      actionLabel: 'Find the next stop',
      action: links.story,
    },
    {
      ...frame,
      id: 'sheet',
      type: 'callToAction',
      title: 'All of it on paper',
      text: '',
      media: null,
      actionLabel: 'Data sheet',
      action: links.asset,
    },
    {
      ...frame,
      id: 'form',
      type: 'form',
      anchor: 'form',
      title: 'Ask for a demonstration',
      text: '',
      form: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a002',
    },
  ],
}

const minimal: LandingData = {
  plugin: 'custom-landing-data',
  version: 3,
  title: 'Thank you',
  theme: houseTheme,
  seo: { title: '', description: '', image: null, noindex: true },
  sections: [
    {
      ...frame,
      id: 'hero',
      type: 'hero',
      eyebrow: '',
      title: 'Thank you',
      text: '',
      media: null,
      actionLabel: '',
      action: null,
    },
  ],
}

export const landingExamples = { typical, minimal }
