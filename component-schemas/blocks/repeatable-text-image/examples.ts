import {
  emptyAsset,
  emptyLink,
  exampleAsset,
  exampleStoryLink,
  examplesOf,
  exampleText,
} from '../../schema/example-values.ts'

const item = (_uid: string, title: string, words: string) => ({
  component: 'repeatable_text_image_item',
  _uid,
  title,
  text: exampleText(words),
})

export const repeatableTextImageExamples = examplesOf('repeatable_text_image', {
  typical: {
    theme: 'surface',
    spacing: 'large',
    title: 'Una copia en tres gestos',
    intro: 'El orden importa más que la prisa.',
    items: [
      {
        ...item('repeatable-typical-1', 'Sujetar', 'La llave apoya en el hombro y la mordaza cierra sin forzar.'),
        media: {
          ...exampleAsset('mordaza.webp', '1800x1200', 'Mordaza con una llave sujeta por la hoja'),
          focus: '800x500:1000x700',
        },
        side: 'alternating',
      },
      {
        ...item('repeatable-typical-2', 'Palpar', 'El palpador recorre el original de la punta al hombro.'),
        media: exampleAsset('palpador.webp', '1800x1200', 'Palpador sobre el filo de una llave'),
        side: 'alternating',
        cta: exampleStoryLink('/productos'),
        ctaLabel: 'Ver los palpadores',
      },
      {
        ...item('repeatable-typical-3', 'Rebabar', 'Dos pasadas de cepillo, una por lado.'),
        media: exampleAsset('cepillo.webp', '1800x1200', 'Cepillo de nailon girando junto a una llave'),
        side: 'end',
      },
    ],
  },
  minimal: {
    items: [item('repeatable-minimal-1', 'Un paso', 'Y una frase que lo explica.')],
  },
  longestGerman: {
    theme: 'ink',
    title: 'Schlüsselduplizierungsarbeitsschritte im Fachbetriebsalltag',
    items: [
      {
        ...item(
          'repeatable-german-1',
          'Spannbackenparallelitätskontrolle vor Bearbeitungsbeginn',
          'Schlüsselrohlinganschlagpositionierung und Spannkraftüberwachung verhindern Bearbeitungsungenauigkeiten.',
        ),
        media: exampleAsset('spannbacken.webp', '1200x1800', 'Spannbacken mit Schlüsselrohling'),
        side: 'start',
        cta: exampleStoryLink('/produkte'),
        ctaLabel: 'Spannbackenübersicht anzeigen',
      },
      item(
        'repeatable-german-2',
        'Entgratungsnachbearbeitung',
        'Bürstendrehzahlregelung abhängig von der Rohlingwerkstoffbeschaffenheit.',
      ),
    ],
  },
  missingImage: {
    title: 'Un paso sin fotografía',
    items: [
      {
        ...item('repeatable-missing-image-1', 'Medir', 'El texto se queda solo y sigue leyéndose.'),
        media: emptyAsset,
        cta: emptyLink,
        ctaLabel: 'Este enlace no aparece',
      },
    ],
  },
})
