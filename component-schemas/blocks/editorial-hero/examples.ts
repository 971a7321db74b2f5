import { emptyAsset, emptyLink, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

const typical = {
  theme: 'paper',
  spacing: 'large',
  eyebrow: 'Oficio',
  title: 'Lo que una llave gastada cuenta de su puerta',
  text: 'El brillo en la punta habla de un cilindro seco; la rebaba en el hombro, de una mano con prisa. Antes de copiar, conviene leer.',
  media: {
    ...exampleAsset('llave-gastada.webp', '1800x1200', 'Llave de latón gastada por el uso, vista de perfil'),
    focus: '800x500:1000x700',
  },
  caption: 'La misma llave después de once años en un bolsillo.',
  cta: exampleStoryLink('/nuestra-calidad'),
  ctaLabel: 'Seguir leyendo',
  alignment: 'start',
}

const german = {
  theme: 'ink',
  spacing: 'medium',
  eyebrow: 'Werkstattbeobachtungen',
  title: 'Schließzylinderverschleißerscheinungen und Schlüsselrohlingoberflächenbeschaffenheit',
  text: 'Gebrauchsspurenauswertungen ersparen Reklamationsbearbeitungszeiten: Materialermüdungserscheinungen zeigen sich zuerst an der Schlüsselbartspitze.',
  media: exampleAsset('schluessel.webp', '1200x1800', 'Abgenutzter Schlüssel im Profil'),
  caption: 'Vergleichsaufnahme nach Dauerbelastungsprüfung',
  cta: exampleStoryLink('/unternehmen'),
  ctaLabel: 'Prüfverfahrensbeschreibung lesen',
  alignment: 'end',
}

const missingImage = {
  theme: 'surface',
  title: 'Una historia sin fotografía',
  text: 'El texto ocupa el ancho que la imagen deja libre.',
  media: emptyAsset,
  caption: 'Este pie no aparece: no hay imagen.',
  cta: emptyLink,
  ctaLabel: 'Este botón no aparece',
  alignment: 'center',
}

export const editorialHeroExamples = examplesOf('editorial_hero', {
  typical: { ...typical },
  minimal: { title: 'El taller abre sus puertas' },
  longestGerman: { ...german },
  missingImage: { ...missingImage },
})

export const editorialHeroFixedRatioExamples = examplesOf('editorial_hero_fixed_ratio', {
  typical: { ...typical, ratio: '4:3' },
  minimal: {
    title: 'Diez años de recambios',
  },
  longestGerman: {
    ...german,
    ratio: '1:1',
    alignment: 'center',
  },
  missingImage: {
    ...missingImage,
    ratio: '21:9',
  },
})
