import { emptyAsset, emptyLink, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const fullBannerExamples = examplesOf('full_banner', {
  typical: {
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
  minimal: { title: 'Abierto también en agosto' },
  longestGerman: {
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
    theme: 'surface',
    media: emptyAsset,
    title: 'Sin imagen, el mensaje sigue en pie',
    text: 'El título y el texto ocupan el ancho que la imagen deja libre.',
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
    alignment: 'center',
  },
})

export const fullBannerFixedRatioExamples = examplesOf('full_banner_fixed_ratio', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    media: {
      ...exampleAsset('pared-de-llaves.webp', '2400x1000', 'Pared con mil doscientas llaves en sus ganchos'),
      focus: '1500x300:1700x500',
    },
    eyebrow: 'Panel completo',
    title: 'Mil doscientos ganchos',
    text: 'La pared entera, del primer gancho al último, en cualquier pantalla.',
    cta: exampleStoryLink('/productos'),
    ctaLabel: 'Ver el panel',
    alignment: 'start',
    ratio: '16:9',
  },
  minimal: { title: 'Una frase sola' },
  longestGerman: {
    theme: 'ink',
    spacing: 'large',
    media: exampleAsset('schluesselwand.webp', '2400x1000', 'Wand mit Schlüsselrohlingen'),
    eyebrow: 'Lagerbestandsverwaltungsprogramm',
    title: 'Schlüsselrohlingnachbestellungsautomatisierung im Fachbetrieb',
    text: 'Verbrauchsstatistikauswertungen lösen Nachbestellungsvorgänge aus, bevor Lieferengpässe entstehen.',
    cta: exampleStoryLink('/produkte'),
    ctaLabel: 'Nachbestellungsprogramm kennenlernen',
    alignment: 'end',
    ratio: '21:9',
  },
  missingImage: {
    theme: 'ink',
    media: emptyAsset,
    title: 'El mensaje, sin su imagen',
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
    alignment: 'center',
    ratio: '1:1',
  },
})
