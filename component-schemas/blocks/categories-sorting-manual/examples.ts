import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { exampleAsset, exampleStories, examplesOf } from '../../schema/example-values.ts'

export const categoriesSortingManualExamples = examplesOf('categories_sorting_manual', {
  typical: {
    theme: 'surface',
    spacing: 'large',
    title: 'Para montar un mostrador',
    intro: 'Por este orden: primero lo que se vende cada día.',
    items: [exampleStories.category],
  },
  minimal: {
    items: [exampleStories.category],
  },
  longestGerman: {
    theme: 'ink',
    title: 'Erstausstattungsempfehlungen für Schlüsseldienstneugründungen',
    intro: 'Rohlinge, Verbrauchsmaterialien und Schlüsselfräsmaschinengrundausstattung.',
    items: [exampleStories.category],
  },
})

/** Resolved data of these examples. */
export const categoriesSortingManualResolved: ResolvedBlockData['categories_sorting_manual'] = {
  categories: [
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b002',
      name: 'Verbrauchsmaterialien und Ersatzteile für Schlüsselfräsmaschinen',
      href: '/categorias/accesorios',
      teaser: 'Fresas, mordazas y cepillos.',
      productCount: 3,
    },
    {
      uuid: exampleStories.category,
      name: 'Llaves en bruto',
      href: '/categorias/llaves-en-bruto',
      image: asset.parse(exampleAsset('llaves.webp', '1800x1200', 'Seis llaves en bruto en fila')),
      productCount: 6,
    },
  ],
}
