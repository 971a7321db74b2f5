import {
  exampleStories,
  examplesOf,
  exampleText,
  linkMark,
  node,
  richDocument,
  text,
} from '../../schema/example-values.ts'

const item = (_uid: string, question: string, answer: object) => ({
  component: 'accordion_item',
  _uid,
  question,
  answer,
})

export const accordionExamples = examplesOf('accordion', {
  typical: {
    anchor: 'preguntas',
    theme: 'surface',
    spacing: 'medium',
    title: 'Preguntas del taller',
    intro: 'Lo que más nos consultan los cerrajeros antes de elegir una máquina.',
    openFirst: true,
    items: [
      item(
        'accordion-typical-1',
        '¿Con qué frecuencia se cambia la fresa?',
        exampleText(
          'Una fresa de acero rápido corta unas 8.000 llaves de latón. Cámbiela antes si el corte deja rebaba en el lado de salida.',
        ),
      ),
      item(
        'accordion-typical-2',
        '¿Qué incluye el mantenimiento anual?',
        richDocument(
          node('paragraph', text('Una visita de medio día con '), text('tres comprobaciones', 'bold'), text(':')),
          node(
            'bullet_list',
            node('list_item', node('paragraph', text('paralelismo de las mordazas'))),
            node('list_item', node('paragraph', text('alineación de palpador y fresa'))),
            node('list_item', node('paragraph', text('corriente de fuga del motor'))),
          ),
        ),
      ),
      item(
        'accordion-typical-3',
        '¿Puedo probar una máquina antes de comprarla?',
        richDocument(
          node(
            'paragraph',
            text('Sí. Reserve una sesión en '),
            text(
              'la sala de pruebas',
              linkMark({ linktype: 'story', uuid: exampleStories.page, href: '/contactos', anchor: 'sala' }),
            ),
            text(' y traiga sus propias llaves.'),
          ),
        ),
      ),
    ],
  },
  minimal: {
    items: [item('accordion-minimal-1', '¿Sirven llaves sueltas?', exampleText('Sí, desde una unidad.'))],
  },
  longestGerman: {
    theme: 'ink',
    spacing: 'large',
    title: 'Häufige Fragen zur Schlüsselfräsmaschineninstandhaltung und Ersatzteilen',
    intro: 'Antworten der Kundendienstabteilung für Sicherheitsschließanlagenfachbetriebe.',
    openFirst: false,
    items: [
      item(
        'accordion-german-1',
        'Welche Spannbackeneinstellungen gelten für Bohrmuldenschlüsselrohlinge mit Doppelbartprofilquerschnitt?',
        exampleText(
          'Die Spannbackenparallelitätsprüfung erfolgt vor jeder Serienfertigung; Einzelheiten stehen in der Schlüsselfräsmaschinenbedienungsanleitung.',
        ),
      ),
      item(
        'accordion-german-2',
        'Mindestabnahmemengenregelung?',
        exampleText('Zehn Stück je Verpackungseinheit, bei Sonderprofilrohlingen fünfzig.'),
      ),
    ],
  },
})
