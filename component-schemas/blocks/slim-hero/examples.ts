import {
  type BlockExamples,
  emptyAsset,
  emptyLink,
  exampleAsset,
  exampleStoryLink,
} from '../../schema/example-values.ts'

export const slimHeroExamples = {
  typical: {
    component: 'slim_hero',
    _uid: 'slim-hero-typical',
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
  minimal: { component: 'slim_hero', _uid: 'slim-hero-minimal', title: 'Aviso legal' },
  longestGerman: {
    component: 'slim_hero',
    _uid: 'slim-hero-german',
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
    component: 'slim_hero',
    _uid: 'slim-hero-missing-image',
    theme: 'ink',
    title: 'Trabajar con nosotros',
    text: 'Sin imagen, la franja termina en el corte de la casa.',
    media: emptyAsset,
    cta: emptyLink,
    ctaLabel: 'Este enlace no aparece',
  },
} satisfies BlockExamples
