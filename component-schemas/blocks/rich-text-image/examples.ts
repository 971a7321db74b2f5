import {
  emptyAsset,
  emptyLink,
  exampleAsset,
  exampleStoryLink,
  examplesOf,
  exampleText,
  node,
  nodeWith,
  richDocument,
  text,
} from '../../schema/example-values.ts'

export const richTextImageExamples = examplesOf('rich_text_image', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    title: 'Qué lee el palpador',
    body: richDocument(
      node(
        'paragraph',
        text('El palpador no ve la llave: la toca. Por eso importa '),
        text('la forma de su punta', 'bold'),
        text('.'),
      ),
      nodeWith('heading', { level: 3, textAlign: null }, text('Tres puntas')),
      node(
        'bullet_list',
        node('list_item', node('paragraph', text('recta, para llaves planas'))),
        node('list_item', node('paragraph', text('en V, para llaves de regata'))),
        node('list_item', node('paragraph', text('de bola, para llaves de puntos'))),
      ),
    ),
    media: {
      ...exampleAsset('palpador.webp', '1800x1200', 'Punta del palpador apoyada en una llave de puntos'),
      focus: '800x500:1000x700',
    },
    caption: 'La bola mide 1,6 mm; el hoyo, 1,7 mm.',
    side: 'start',
    cta: exampleStoryLink('/productos'),
    ctaLabel: 'Ver los palpadores',
  },
  minimal: {
    body: exampleText('Una frase y, a su lado, nada.'),
  },
  longestGerman: {
    theme: 'ink',
    title: 'Tasterspitzengeometrieabhängigkeiten der Bohrmuldenschlüsselabtastung',
    body: exampleText(
      'Die Oberflächenbeschaffenheitsprüfung erfolgt vor der Schlüsselbarttiefenvermessung.',
      'Kalibrierschlüsselsatzaustauschintervalle entnehmen Sie der Schlüsselfräsmaschinenbedienungsanleitung.',
    ),
    media: exampleAsset('taster.webp', '1200x1800', 'Tasterspitze auf einem Bohrmuldenschlüssel'),
    caption: 'Tasterspitzenverschleißerscheinungen nach Dauerbelastung',
    side: 'end',
    cta: exampleStoryLink('/produkte'),
    ctaLabel: 'Tasterspitzenübersicht anzeigen',
  },
  missingImage: {
    theme: 'surface',
    title: 'El texto se queda solo',
    body: exampleText('Sin imagen, el texto toma el ancho de lectura.'),
    media: emptyAsset,
    caption: 'Este pie no aparece.',
    cta: emptyLink,
    ctaLabel: 'Este botón no aparece',
  },
})
