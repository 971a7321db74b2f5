import { emptyAsset, emptyLink, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const smallBannerExamples = examplesOf('small_banner', {
  typical: {
    theme: 'paper',
    spacing: 'small',
    media: {
      ...exampleAsset('fresa.webp', '1800x1200', 'Fresa de disco vista de frente'),
      focus: '800x500:1000x700',
    },
    title: 'Cambie la fresa antes del invierno',
    text: 'Hasta el 30 de noviembre, el afilado de la fresa usada va incluido en el pedido.',
    cta: exampleStoryLink('/productos/fr-80'),
    ctaLabel: 'Ver la fresa',
  },
  minimal: { title: 'Cerrado del 1 al 15 de agosto' },
  longestGerman: {
    theme: 'ink',
    spacing: 'large',
    media: exampleAsset('fraeser.webp', '1200x1800', 'Scheibenfräser von vorn'),
    title: 'Scheibenfräsernachschärfungsaktion für Schlüsselfräsmaschinenbesitzer',
    text: 'Verlängerungsmöglichkeiten bestehen bei Rahmenliefervertragsvereinbarungen bis zum Geschäftsjahresende.',
    cta: exampleStoryLink('/produkte'),
    ctaLabel: 'Nachschärfungsauftrag erteilen',
  },
  missingImage: {
    theme: 'surface',
    media: emptyAsset,
    title: 'Sin imagen, basta la frase',
    text: 'El botón tampoco aparece: el enlace está vacío.',
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
  },
})
