import { type BlockExamples, emptyAsset, emptyLink, exampleAsset, exampleStoryLink } from '../../example-values.ts'

export const fullBannerExamples = {
  typical: {
    component: 'full_banner',
    _uid: 'full-banner-typical',
    theme: 'ink',
    spacing: 'small',
    media: {
      ...exampleAsset(
        'banco-de-taller.webp',
        '2400x1000',
        'Banco de taller con una copiadora y llaves ordenadas por perfil',
      ),
      focus: '1500x400:1700x620',
    },
    eyebrow: 'Llaves y máquinas',
    title: 'Cortes que abren a la primera',
    text: 'Fabricamos llaves en bruto y las máquinas que las cortan, para talleres que no quieren repetir una copia.',
    cta: exampleStoryLink('/productos'),
    ctaLabel: 'Ver los productos',
    alignment: 'start',
  },
  minimal: { component: 'full_banner', _uid: 'full-banner-minimal', title: 'Abierto también en agosto' },
  longestGerman: {
    component: 'full_banner',
    _uid: 'full-banner-german',
    theme: 'paper',
    spacing: 'large',
    media: {
      ...exampleAsset('werkbank.webp', '2400x1000', 'Werkbank mit Schlüsselfräsmaschine'),
      focus: '300x300:700x700',
    },
    eyebrow: 'Instandhaltungsvereinbarungen',
    title: 'Schlüsselfräsmaschinenzubehör für Sicherheitsschließanlagenfachbetriebe',
    text: 'Präzisionsspannvorrichtungen, Hartmetallfräserrohlinge und Kalibrierschlüsselsätze, versandkostenfrei innerhalb der Geschäftswoche.',
    cta: exampleStoryLink('/produkte'),
    ctaLabel: 'Ersatzteilverfügbarkeit prüfen',
    alignment: 'end',
  },
  missingImage: {
    component: 'full_banner',
    _uid: 'full-banner-missing-image',
    theme: 'surface',
    media: emptyAsset,
    title: 'Sin imagen, el mensaje sigue en pie',
    text: 'El título y el texto ocupan el ancho que la imagen deja libre.',
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
    alignment: 'center',
  },
} satisfies BlockExamples
