import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { emptyLink, exampleAsset, exampleStories, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const newsGridExamples = examplesOf('news_grid', {
  typical: {
    theme: 'surface',
    spacing: 'large',
    title: 'Del taller, sin adornos',
    intro: 'Lo que ha cambiado y lo que cuentan de nosotros.',
    channel: 'news-about-us',
    limit: '6',
    cta: exampleStoryLink('/eventos-y-noticias'),
    ctaLabel: 'Todas las noticias',
  },
  minimal: { title: 'Noticias' },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    title: 'Unternehmensveröffentlichungen und Fachzeitschriftenberichterstattung',
    intro: 'Pressemitteilungen zu Schließanlagenprüfverfahren, Messebeteiligungen und Betriebserweiterungsvorhaben.',
    items: [exampleStories.news, exampleStories.otherNews],
    channel: 'press-release',
    limit: '2',
    cta: emptyLink,
    ctaLabel: 'Gesamtveröffentlichungsverzeichnis',
  },
})

/** Resolved data of these examples: with and without picture, teaser and own page. */
export const newsResolved: ResolvedBlockData['news_grid'] = {
  news: [
    {
      uuid: exampleStories.news,
      title: 'Una llave de 1912 vuelve a abrir su puerta',
      date: '2026-10-14T00:00:00.000Z',
      teaser: 'El perfil no estaba en ningún catálogo. Se midió, se dibujó y se cortó en una tarde.',
      image: asset.parse({
        ...exampleAsset('llave-antigua.webp', '1800x1200', 'Llave de paletón sobre papel milimetrado'),
        focus: '820x560:980x640',
      }),
      href: '/eventos-y-noticias/noticias-sobre-nosotras/una-llave-de-1912',
      channel: 'news-about-us',
    },
    {
      uuid: exampleStories.otherNews,
      title: 'Schlüsselfräsmaschinenherstellerverband bestätigt Wiederholgenauigkeitsmessungen',
      date: '2026-01-01T00:00:00.000Z',
      channel: 'press-release',
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0d003',
      title: 'Новая мастерская открыта',
      date: '2025-12-31T23:00:00.000Z',
      teaser: 'Двадцать верстаков и одна старая деревянная дверь.',
      href: '/ru/sobytiya-i-novosti/press-relizy/masterskaya',
      channel: 'press-release',
    },
  ],
}
