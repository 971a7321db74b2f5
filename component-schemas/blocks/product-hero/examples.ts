import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { asset } from '../../parse/parse-asset.ts'
import { exampleAsset, exampleStories, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const productHeroExamples = examplesOf('product_hero', {
  typical: {
    theme: 'ink',
    spacing: 'large',
    product: exampleStories.product,
    eyebrow: 'Nuevo',
    title: 'Titan E3 corta sola',
    text: 'Lee la llave, propone la ficha y corta en cuarenta segundos. Usted solo cambia la pieza.',
    media: {
      ...exampleAsset('titan-e3.webp', '1800x1200', 'Máquina Titan E3 con la tapa abierta'),
      focus: '700x400:1100x800',
    },
    cta: exampleStoryLink('/productos/titan-e3'),
    ctaLabel: 'Conocer la Titan E3',
  },
  minimal: { product: exampleStories.product },
  longestGerman: {
    theme: 'paper',
    product: exampleStories.product,
    eyebrow: 'Produktneuheitenvorstellung',
    title: 'Hochgeschwindigkeitsschlüsselfräsmaschine mit Bildverarbeitungserkennung',
    text: 'Die Schlüsselprofilquerschnittserkennung arbeitet berührungslos; Werkzeugwechselvorgänge dauern unter zehn Sekunden.',
    ctaLabel: 'Produktdatenblatt herunterladen',
    cta: exampleStoryLink('/produkte/titan-e3'),
  },
  missingImage: {
    theme: 'surface',
    product: exampleStories.product,
    title: 'Antes de la primera foto',
  },
})

/** Resolved data of these examples. */
export const productHeroResolved: ResolvedBlockData['product_hero'] = {
  product: {
    uuid: exampleStories.product,
    code: 'Titan E3',
    name: 'Máquina electrónica Titan E3',
    subtitle: 'Tres ejes, descodificador óptico, 24 kg',
    kind: 'machine',
    status: 'new',
    href: '/productos/titan-e3',
    image: asset.parse(exampleAsset('titan-e3-frente.webp', '1800x1200', 'Máquina Titan E3 de frente')),
  },
  categoryName: 'Máquinas',
}
