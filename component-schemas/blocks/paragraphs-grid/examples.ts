import { emptyLink, exampleStoryLink, examplesOf, exampleText } from '../../schema/example-values.ts'

const item = (_uid: string, title: string, words: string) => ({
  component: 'paragraphs_grid_item',
  _uid,
  title,
  text: exampleText(words),
})

export const paragraphsGridExamples = examplesOf('paragraphs_grid', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    title: 'Lo que va con cada máquina',
    intro: 'Tres cosas que no figuran en la factura.',
    columns: '3',
    items: [
      {
        ...item('paragraphs-grid-typical-1', 'Puesta a cero', 'La ajustamos con una llave patrón antes de embalarla.'),
        icon: 'gauge',
        link: exampleStoryLink('/nuestra-calidad'),
        linkLabel: 'Cómo medimos',
      },
      {
        ...item('paragraphs-grid-typical-2', 'Diez años de recambios', 'Cada pieza de desgaste se pide suelta.'),
        icon: 'gear',
      },
      {
        ...item('paragraphs-grid-typical-3', 'Una voz al teléfono', 'Contesta quien montó la máquina.'),
        icon: 'phone',
        link: emptyLink,
        linkLabel: 'Este enlace no aparece',
      },
    ],
  },
  minimal: {
    items: [{ component: 'paragraphs_grid_item', _uid: 'paragraphs-grid-minimal-1', title: 'Solo un título' }],
  },
  longestGerman: {
    theme: 'ink',
    title: 'Kundendienstleistungsbestandteile im Wartungsvereinbarungsumfang',
    columns: '4',
    items: [
      {
        ...item(
          'paragraphs-grid-german-1',
          'Spannbackenparallelitätsprüfung',
          'Die Schlüsselfräsmaschinenjustierung erfolgt anhand zertifizierter Kalibrierschlüsselsätze.',
        ),
        icon: 'gauge',
        link: exampleStoryLink('/unternehmen'),
        linkLabel: 'Wartungsintervallempfehlungen herunterladen',
      },
      item(
        'paragraphs-grid-german-2',
        'Ersatzteilverfügbarkeitszusage',
        'Verschleißteilbestellungen werden werktags innerhalb von vierundzwanzig Stunden bearbeitet.',
      ),
      item('paragraphs-grid-german-3', 'Softwareaktualisierung', 'Profildatenbankerweiterungen inbegriffen.'),
      item('paragraphs-grid-german-4', 'Einweisung', 'Bedienungssicherheitsunterweisung vor Ort.'),
    ],
  },
})
