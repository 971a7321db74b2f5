import { emptyAsset, exampleAsset, examplesOf } from '../../schema/example-values.ts'

export const articleHeroExamples = examplesOf('article_hero', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    title: 'Cómo se lee una llave sin catálogo',
    teaser: 'Tres medidas y una foto bastan para saber de qué familia viene. El resto es paciencia.',
    author: 'Banco de pruebas',
    date: '2026-09-30 00:00',
    tags: 'Oficio\nMedición',
    image: {
      ...exampleAsset('lupa.webp', '2400x1000', 'Una lupa sobre el filo de una llave'),
      focus: '1500x400:1700x620',
    },
  },
  minimal: { title: 'Fe de erratas' },
  longestGerman: {
    theme: 'surface',
    spacing: 'small',
    title: 'Schließzylinderprüfverfahren für Instandhaltungsverantwortliche',
    teaser: 'Wiederholgenauigkeitsuntersuchungen an Bohrmuldenschlüsselrohlingen unter Werkstattbedingungen.',
    author: 'Qualitätssicherungsabteilung',
    date: '2026-03-01 00:00',
    tags: 'Qualitätssicherung\nSchließanlagentechnik\nInstandhaltungsvereinbarungen',
    image: exampleAsset('pruefstand.webp', '2400x1000', 'Prüfstand mit Schließzylinder'),
  },
  missingImage: {
    theme: 'ink',
    title: 'Sin imagen, el título sostiene la página',
    teaser: 'El texto manda.',
    tags: 'Oficio',
    image: emptyAsset,
  },
})
