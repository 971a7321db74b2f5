import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { exampleAsset, exampleStories, examplesOf } from '../../schema/example-values.ts'

export const pagesSortingExamples = examplesOf('pages_sorting', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    title: 'Para leer con calma',
    intro: 'Guías del banco de pruebas.',
    items: [exampleStories.page, exampleStories.otherPage],
    limit: '12',
  },
  minimal: { folder: 'recursos' },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    title: 'Instandhaltungsdokumentationsverzeichnis',
    intro: 'Werkstattanleitungen für Schlüsselfräsmaschinenbedienerinnen und -bediener.',
    folder: 'recursos/anleitungen',
    order: 'title',
    limit: '48',
  },
})

/** Resolved data of these examples: with and without picture and teaser. */
export const pagesSortingResolved: ResolvedBlockData['pages_sorting'] = {
  pages: [
    {
      uuid: exampleStories.page,
      title: 'Nuestra calidad',
      href: '/nuestra-calidad',
      image: asset.parse(exampleAsset('metodo.webp', '2400x1000', 'Línea de corte entre claro y oscuro')),
      teaser: 'Tolerancias, instrumentos y pruebas.',
    },
    {
      uuid: exampleStories.otherPage,
      title: 'Schlüsselfräsmaschineninstandhaltungsanleitung',
      href: '/de/instandhaltung',
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0c003',
      title: 'Как читать код',
      href: '/ru/kod',
      teaser: 'Семейство замка, номер профиля и сторона.',
    },
  ],
}
