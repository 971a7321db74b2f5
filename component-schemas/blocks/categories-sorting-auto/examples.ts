import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { exampleAsset, exampleStories, examplesOf } from '../../schema/example-values.ts'

export const categoriesSortingAutoExamples = examplesOf('categories_sorting_auto', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    title: 'Elija por oficio',
    intro: 'Las categorías se actualizan solas cuando llega un producto nuevo.',
    order: 'manual',
    limit: '8',
  },
  minimal: {},
  longestGerman: {
    theme: 'surface',
    title: 'Produktgruppenübersicht für Schlüsseldienstfachbetriebe',
    intro: 'Rohlinge, Fräsmaschinen, Fahrzeugschlüsselelektronik und Verbrauchsmaterialien.',
    parent: exampleStories.category,
    area: 'automotive',
    order: 'name',
    limit: '24',
  },
})

/** Resolved data of these examples. */
export const categoriesSortingAutoResolved: ResolvedBlockData['categories_sorting_auto'] = {
  categories: [
    {
      uuid: exampleStories.category,
      name: 'Llaves en bruto',
      href: '/categorias/llaves-en-bruto',
      image: asset.parse(exampleAsset('llaves.webp', '1800x1200', 'Seis llaves en bruto en fila')),
      teaser: 'Planas, de cilindro, de puntos y de regata, en latón y alpaca.',
      productCount: 6,
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b002',
      name: 'Schlüsselfräsmaschinenverbrauchsmaterialien',
      href: '/categorias/consumibles',
      productCount: 1,
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0b003',
      name: 'Электроника',
      href: '/categorias/electronica',
      teaser: 'Транспондеры и пульты для автомобилей.',
      productCount: 0,
    },
  ],
}
