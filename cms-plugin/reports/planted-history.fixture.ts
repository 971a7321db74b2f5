import { at, one, type PlantedDefect } from './planted-defect.fixture.ts'

/** A source that changed after its translation; the cases that only look like one are in `reports.test.ts`. */
export const plantedHistory: readonly PlantedDefect[] = [
  {
    title: 'a product whose Spanish subtitle was written anew',
    before: [
      (space) => Object.assign(at(space, 'global/productos/yun-1'), { subtitle: 'Latón', subtitle__i18n__en: 'Brass' }),
    ],
    plant: (space) =>
      Object.assign(at(space, 'global/productos/yun-1'), { subtitle: 'Alpaca', subtitle__i18n__en: 'Brass' }),
    finds: one('outdated-translation', ['global/productos/yun-1', 'subtitle'], {
      language: 'en',
      says: '“Subtitle” in English',
    }),
  },
  {
    title: 'a question whose answer changed two drafts ago, in a list that was turned round since',
    before: [
      (space) => Object.assign(at(space, 'global/home', ['body', 0]), { text: 'De latón', text__i18n__en: 'Of brass' }),
      (space) => Object.assign(at(space, 'global/home', ['body', 0]), { text: 'De alpaca' }),
    ],
    plant: (space) => {
      const home = at(space, 'global/home') as { body: unknown[] }
      const [banner, ...others] = home.body
      home.body = [...others, banner]
    },
    finds: one('outdated-translation', ['global/home', 'body[3].text'], { language: 'en' }),
  },
]
