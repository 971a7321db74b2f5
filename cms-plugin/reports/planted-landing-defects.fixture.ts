import { at, one, type PlantedDefect } from './planted-defect.fixture.ts'
import { linkTo } from './wire-values.fixture.ts'

const gone = '00000000-0000-4000-8000-00000000dead'
const landing = 'global/mini'

/** The fields that turn a link to a story into one to an address. */
const addressLink = (url: string) => ({ linktype: 'url', id: '', url })

/** One defect inside of a custom landing's value a row, and exactly what a report says about it. */
export const plantedLandingDefects: readonly PlantedDefect[] = [
  {
    title: 'a landing’s link to a deleted story',
    plant: (space) => Object.assign(at(space, landing, ['data', 'sections', 0, 'action']), { id: gone }),
    finds: one('broken-link', [landing, 'data.sections[0].action'], { says: gone }),
  },
  {
    title: 'a landing’s link in English to a page that is not published',
    plant(space) {
      space['global/gracias'].published = false
      Object.assign(at(space, landing, ['data__i18n__en', 'sections', 2]), { action: linkTo('global/gracias') })
    },
    finds: one('unpublished-link', [landing, 'data.sections[2].action'], { language: 'en', says: 'global/gracias' }),
  },
  {
    title: 'a landing’s link to an old address',
    plant: (space) => Object.assign(at(space, landing, ['data', 'sections', 2, 'action']), addressLink('/viejo#a')),
    finds: one('redirected-link', [landing, 'data.sections[2].action'], { says: '/viejo#a is redirected' }),
  },
  {
    title: 'a landing’s link that runs a script, for which the site refuses the landing',
    plant: (space) =>
      Object.assign(at(space, landing, ['data', 'sections', 0, 'action']), addressLink('javascript:alert(1)')),
    finds: one('broken-link', [landing, 'data.sections[0].action'], { says: 'javascript:alert(1)' }),
  },
  {
    title: 'a landing that asks for a form that is gone',
    plant: (space) => Object.assign(at(space, landing, ['data', 'sections', 3]), { form: gone }),
    finds: one('broken-link', [landing, 'data.sections[3].form'], { says: gone }),
  },
  {
    title: 'a landing’s link to settings, which have no page',
    plant: (space) =>
      Object.assign(at(space, landing, ['data', 'sections', 2]), { action: linkTo('_config/site-settings') }),
    finds: one('broken-link', [landing, 'data.sections[2].action'], { says: '_config/site-settings has no page' }),
  },
  {
    title: 'a picture of a landing’s gallery without a text',
    plant: (space) => Object.assign(at(space, landing, ['data', 'sections', 1, 'items', 0, 'media']), { alt: ' ' }),
    finds: one('missing-alt', [landing, 'data.sections[1].items[0].media'], { says: 'cerca.webp' }),
  },
  {
    title: 'a picture of a landing without an English text',
    plant: (space) => Object.assign(at(space, landing, ['data__i18n__en', 'sections', 0, 'media']), { alt: '' }),
    finds: one('missing-alt', [landing, 'data.sections[0].media'], { language: 'en', says: 'mini.webp' }),
  },
  {
    title: 'a landing without a title of any kind in English',
    plant(space) {
      Object.assign(at(space, landing, ['data__i18n__en', 'seo']), { title: '' })
      Object.assign(at(space, landing, ['data__i18n__en']), { title: ' ' })
    },
    finds: one('missing-title', [landing, 'data.seo.title'], { language: 'en' }),
  },
  {
    title: 'a landing without a description in two languages',
    plant(space) {
      for (const data of ['data', 'data__i18n__en'])
        Object.assign(at(space, landing, [data, 'seo']), { description: '' })
    },
    finds: [
      ...one('missing-description', [landing, 'data.seo.description']),
      ...one('missing-description', [landing, 'data.seo.description'], { language: 'en' }),
    ],
  },
  {
    title: 'a landing with the title of a page that all markets share',
    plant: (space) => Object.assign(at(space, landing, ['data', 'seo']), { title: 'EL taller' }),
    finds: [
      ...one('duplicate-title', [landing, 'data.seo.title'], { says: 'global/taller' }),
      ...one('duplicate-title', ['global/taller', 'title'], { says: landing }),
    ],
  },
  {
    title: 'a landing with the description of another page in English',
    plant(space) {
      const description = at(space, 'global/home', ['seo', 0])['description__i18n__en']
      Object.assign(at(space, landing, ['data', 'seo']), { description: 'Sin cifras.' })
      Object.assign(at(space, landing, ['data__i18n__en', 'seo']), { description })
    },
    finds: [
      ...one('duplicate-description', [landing, 'data.seo.description'], { language: 'en', says: '' }),
      ...one('duplicate-description', ['global/home', 'seo[0].description'], { language: 'en' }),
    ],
  },
  {
    title: 'a landing that is not translated',
    plant: (space) => delete at(space, landing)['data__i18n__en'],
    finds: one('missing-translation', [landing, 'data'], { language: 'en' }),
  },
  {
    title: 'a landing whose figures changed in the source alone',
    plant: (space) => Object.assign(at(space, landing, ['data', 'sections', 0]), { text: 'Pesa 8 kilos.' }),
    finds: one('differing-numbers', [landing, 'data'], { language: 'en' }),
  },
]
