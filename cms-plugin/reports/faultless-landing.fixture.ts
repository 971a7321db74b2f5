import { linkTo, picture, uuidOf } from './wire-values.fixture.ts'

const frame = { tone: 'plain', anchor: '' }

type Messages = { title: string; text: string; label: string; alt: string }

/** A landing in one language, in order: pictures described, links to stories, a form that is no page. */
export function normalizeLanding({ title, text, label, alt }: Messages) {
  const action = { linktype: 'story', url: '' }
  return {
    plugin: 'custom-landing-data',
    version: 3,
    title,
    theme: { ground: '#10312b', accent: '#f2c14e' },
    seo: { title, description: text, image: null, noindex: false },
    sections: [
      {
        ...frame,
        id: 'hero',
        type: 'hero',
        eyebrow: '',
        title,
        text,
        media: picture('mini.webp', alt),
        actionLabel: label,
        action: { ...linkTo('global/categorias/llaves'), ...action },
      },
      {
        ...frame,
        id: 'gallery',
        type: 'gallery',
        title: '',
        columns: '2',
        items: [{ id: 'photo', media: picture('cerca.webp', alt), caption: '' }],
      },
      {
        ...frame,
        id: 'call',
        type: 'callToAction',
        title,
        text: '',
        media: null,
        actionLabel: label,
        action: { ...linkTo('global/home'), ...action },
      },
      { ...frame, id: 'form', type: 'form', title, text: '', form: uuidOf('_config/site-settings') },
    ],
  }
}
