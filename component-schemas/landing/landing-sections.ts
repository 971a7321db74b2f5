import { keysOf } from '../schema/keys-of.ts'
import type { FieldMap } from './landing-field.ts'

const title = { kind: 'text', max: 120, required: true } as const
const eyebrow = { kind: 'text', max: 60 } as const
const lead = { kind: 'text', max: 400, lines: 'many' } as const
const label = { kind: 'text', max: 40 } as const
const link = { kind: 'link' } as const

/** Every kind of section with its fields, in the order of the form. */
export const landingSections = {
  hero: {
    eyebrow,
    title,
    text: lead,
    media: { kind: 'media', files: 'images', hasAlt: true },
    actionLabel: label,
    action: link,
  },
  features: {
    title,
    text: lead,
    columns: { kind: 'choice', choices: ['3', '2', '4'] },
    items: {
      kind: 'list',
      min: 2,
      max: 12,
      of: {
        icon: {
          kind: 'choice',
          choices: ['key', 'gauge', 'gear', 'clock', 'parcel', 'shield', 'document', 'people', 'phone', 'globe'],
        },
        title: { kind: 'text', max: 80, required: true },
        text: { kind: 'text', max: 400, lines: 'many', required: true },
      },
    },
  },
  comparison: {
    title,
    text: lead,
    columns: {
      kind: 'list',
      min: 2,
      max: 4,
      of: { name: { kind: 'text', max: 40, required: true }, isOurs: { kind: 'flag' } },
    },
    rows: {
      kind: 'list',
      min: 1,
      max: 30,
      of: {
        name: { kind: 'text', max: 80, required: true },
        cells: { kind: 'list', min: 0, max: 4, of: { text: { kind: 'text', max: 120 } } },
      },
    },
  },
  gallery: {
    title: { kind: 'text', max: 120 },
    columns: { kind: 'choice', choices: ['3', '2', '4'] },
    items: {
      kind: 'list',
      min: 1,
      max: 24,
      of: {
        media: { kind: 'media', files: 'images', hasAlt: true, required: true },
        caption: { kind: 'text', max: 200 },
      },
    },
  },
  video: {
    title,
    media: { kind: 'media', files: 'videos', required: true },
    poster: { kind: 'media', files: 'images', hasAlt: true },
    caption: { kind: 'text', max: 200 },
    transcript: { kind: 'text', max: 5000, lines: 'many', required: true },
  },
  specifications: {
    title,
    text: lead,
    rows: {
      kind: 'list',
      min: 1,
      max: 60,
      of: {
        name: { kind: 'text', max: 80, required: true },
        value: { kind: 'text', max: 200, required: true },
      },
    },
    note: { kind: 'text', max: 300, lines: 'many' },
  },
  testimonials: {
    title,
    items: {
      kind: 'list',
      min: 1,
      max: 9,
      of: {
        quote: { kind: 'text', max: 500, lines: 'many', required: true },
        name: { kind: 'text', max: 80, required: true },
        role: { kind: 'text', max: 120 },
        media: { kind: 'media', files: 'images' },
      },
    },
  },
  questions: {
    title,
    items: {
      kind: 'list',
      min: 1,
      max: 30,
      of: {
        question: { kind: 'text', max: 200, required: true },
        answer: { kind: 'text', max: 2000, lines: 'many', required: true },
      },
    },
  },
  countdown: {
    title,
    text: lead,
    until: { kind: 'moment', required: true },
    afterText: { kind: 'text', max: 400, lines: 'many', required: true },
    actionLabel: label,
    action: link,
  },
  callToAction: {
    title,
    text: lead,
    media: { kind: 'media', files: 'images', hasAlt: true },
    actionLabel: { ...label, required: true },
    action: { ...link, required: true },
  },
  form: {
    title,
    text: lead,
    form: { kind: 'form', required: true },
  },
} as const satisfies Record<string, FieldMap>

export type LandingSectionType = keyof typeof landingSections

export const landingSectionTypes = keysOf(landingSections)

/** Common fields of every section: id, and an anchor for links. */
export const sectionFrame = {
  tone: { kind: 'choice', choices: ['plain', 'raised', 'strong'] },
  anchor: { kind: 'text', max: 40, form: 'anchor' },
} as const satisfies FieldMap

/** Label and link that need each other: one without the other is unfinished. */
export const labelledLink = { label: 'actionLabel', link: 'action' } as const
