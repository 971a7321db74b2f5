import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { exampleAsset, exampleStories, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const productsCarouselExamples = examplesOf('products_carousel', {
  typical: {
    theme: 'surface',
    spacing: 'medium',
    title: 'Recién salidos del troquel',
    intro: 'Perfiles que entraron en el catálogo este trimestre.',
    items: [exampleStories.product, exampleStories.otherProduct],
    limit: '12',
    cta: exampleStoryLink('/productos'),
    ctaLabel: 'Todos los productos',
  },
  minimal: {
    title: 'Más de esta categoría',
    category: exampleStories.category,
  },
  longestGerman: {
    theme: 'ink',
    title: 'Bohrmuldenschlüsselrohlinge und Fahrzeugschlüsselgehäuse',
    intro: 'Neuheiten des Geschäftsjahres für Sicherheitsschließanlagenfachbetriebe.',
    category: exampleStories.category,
    limit: '4',
    cta: exampleStoryLink('/produkte'),
    ctaLabel: 'Gesamtproduktübersicht anzeigen',
  },
})

/** Resolved data of these examples. */
export const productsCarouselResolved: ResolvedBlockData['products_carousel'] = {
  products: [
    {
      uuid: exampleStories.product,
      code: 'NOR-1R',
      name: 'Llave de cilindro Nordala, derecha',
      subtitle: 'Cinco cortes, hoja de 22,5 mm',
      kind: 'key_blank',
      status: 'new',
      href: '/productos/nor-1r',
      image: asset.parse({
        ...exampleAsset('nor-1r.webp', '1800x1200', 'Llave NOR-1R vista de frente'),
        focus: '820x560:980x640',
      }),
    },
    {
      uuid: exampleStories.otherProduct,
      code: 'TES-4RS.T46',
      name: 'Fahrzeugschlüsselrohling mit Transponderaufnahme und Klappmechanismusverriegelung',
      kind: 'key_blank',
      status: 'active',
      href: '/productos/tes-4rs-t46',
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0a003',
      code: 'Punto 2',
      name: 'Máquina copiadora Punto 2',
      subtitle: 'Para llaves de puntos y de regata',
      kind: 'machine',
      status: 'discontinued',
      href: '/productos/punto-2',
      image: asset.parse(exampleAsset('punto-2.webp', '1800x1200', 'Máquina Punto 2 en vista de tres cuartos')),
    },
  ],
}
