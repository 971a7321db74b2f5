import { exampleStories, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const newsCarouselExamples = examplesOf('news_carousel', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    title: 'Dicen de nosotros',
    intro: 'Revistas del oficio, radios locales y algún cliente paciente.',
    channel: 'news-about-us',
    limit: '9',
    cta: exampleStoryLink('/eventos-y-noticias'),
    ctaLabel: 'Todas las noticias',
  },
  minimal: { title: 'Prensa', channel: 'press-release' },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    title: 'Schließtechnikfachzeitschriftenbeiträge des Geschäftsjahres',
    intro: 'Ausgewählte Veröffentlichungen unserer Öffentlichkeitsarbeitsabteilung.',
    items: [exampleStories.otherNews, exampleStories.news],
    limit: '24',
    cta: exampleStoryLink('/de/veranstaltungen-und-neuigkeiten'),
    ctaLabel: 'Veröffentlichungsübersicht',
  },
})
