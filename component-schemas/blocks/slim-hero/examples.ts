import { emptyAsset, emptyLink, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const slimHeroExamples = examplesOf('slim_hero', {
  typical: {
    theme: 'ink',
    spacing: 'medium',
    eyebrow: 'Servicio',
    title: 'Recambios y mantenimiento',
    text: 'Piezas de desgaste durante diez años, y una persona que sabe cuál le falta.',
    media: {
      ...exampleAsset('mordazas.webp', '1800x1200', 'Tres mordazas alineadas sobre su raíl'),
      focus: '800x500:1000x700',
    },
    cta: exampleStoryLink('/contactos'),
    ctaLabel: 'Pedir una pieza',
  },
  minimal: { title: 'Aviso legal' },
  longestGerman: {
    theme: 'surface',
    spacing: 'large',
    eyebrow: 'Ersatzteilversorgungsvereinbarung',
    title: 'Schlüsselfräsmaschineninstandhaltungsübersicht',
    text: 'Verschleißteilverfügbarkeitszusagen, Wartungsintervallempfehlungen und Gewährleistungsbestimmungen auf einen Blick.',
    media: exampleAsset('spannbacken.webp', '1200x1800', 'Spannbacken auf ihrer Schiene'),
    cta: exampleStoryLink('/kontakte'),
    ctaLabel: 'Ersatzteilverfügbarkeit prüfen',
  },
  missingImage: {
    theme: 'ink',
    title: 'Trabajar con nosotros',
    text: 'Sin imagen, la franja termina en el corte de la casa.',
    media: emptyAsset,
    cta: emptyLink,
    ctaLabel: 'Este enlace no aparece',
  },
})
