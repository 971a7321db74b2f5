import {
  exampleAsset,
  exampleStories,
  examplesOf,
  exampleText,
  linkMark,
  node,
  nodeWith,
  richDocument,
  text,
} from '../../schema/example-values.ts'
import { accordionExamples } from '../accordion/examples.ts'

const styled = (type: string, attrs: object) => ({ type, attrs })

const heading = (level: number, words: object) => nodeWith('heading', { level, textAlign: null }, words)

const paragraph = (...content: readonly unknown[]) => node('paragraph', ...content)

const marks = [
  paragraph(
    text('Negrita', 'bold'),
    text(', '),
    text('cursiva', 'italic'),
    text(', '),
    text('tachado', 'strike'),
    text(', '),
    text('subrayado', 'underline'),
    text(', '),
    text('código', 'code'),
    text('; H'),
    text('2', 'subscript'),
    text('O y m'),
    text('2', 'superscript'),
    text('; '),
    text('entradilla', styled('styled', { class: 'lead' })),
    text(', '),
    text('color propio', styled('textStyle', { color: '#8A5A12' })),
    text(', '),
    text('resaltado', styled('highlight', { color: '#FFE9B8' })),
    text(' y '),
    text('un lugar con nombre', styled('anchor', { id: 'tolerancias' })),
    text('.'),
  ),
  paragraph(
    text('Enlaces: '),
    text(
      'página',
      linkMark({ linktype: 'story', uuid: exampleStories.page, href: '/nuestra-calidad', anchor: 'medir' }),
    ),
    text(', '),
    text(
      'otra web',
      linkMark({
        href: 'https://taller.example/fichas',
        target: '_blank',
        custom: { rel: 'nofollow', title: 'Fichas de otro taller', 'data-origen': 'texto' },
      }),
    ),
    text(', '),
    text('correo', linkMark({ linktype: 'email', href: 'taller@cerrajeria.example' })),
    text(' y '),
    text('archivo', linkMark({ linktype: 'asset', href: 'http://localhost:4010/f/100001/x/0a1b2c3d4e/ficha.pdf' })),
    text('.'),
  ),
]

const structures = [
  heading(2, text('Medidas y tolerancias')),
  nodeWith(
    'paragraph',
    { textAlign: 'center' },
    text('Un párrafo centrado,'),
    { type: 'hard_break' },
    text('en dos líneas.'),
  ),
  heading(3, text('Lo que se mide')),
  node('bullet_list', node('list_item', paragraph(text('espesor'))), node('list_item', paragraph(text('altura')))),
  nodeWith(
    'ordered_list',
    { order: 3 },
    node('list_item', paragraph(text('cortar'))),
    node('list_item', paragraph(text('rebabar'), text(' 🙂'))),
  ),
  node('blockquote', paragraph(text('Quien mide dos veces corta una.'))),
  nodeWith('code_block', { class: 'language-text' }, text('NOR-1R  3-1-4-2-5\nLIN-12DP  2-2-4-1-3-3')),
  { type: 'horizontal_rule' },
  nodeWith('image', {
    id: 9001,
    src: exampleAsset('calibre.webp', '1800x1200', '').filename,
    alt: 'Calibre sobre una hoja de llave',
    title: 'Calibre de centésimas',
    source: '',
    copyright: '',
    meta_data: {},
  }),
  paragraph(nodeWith('emoji', { name: 'key', emoji: '🔑', fallbackImage: '' }), text(' El emoji va en la línea.')),
  node(
    'table',
    node(
      'tableRow',
      nodeWith('tableHeader', { colspan: 1, rowspan: 1, colwidth: null }, paragraph(text('Perfil'))),
      nodeWith('tableHeader', { colspan: 2, rowspan: 1, colwidth: null }, paragraph(text('Tolerancia'))),
    ),
    node(
      'tableRow',
      nodeWith('tableCell', { colspan: 1, rowspan: 1, colwidth: null }, paragraph(text('NR5'))),
      nodeWith('tableCell', { backgroundColor: '#EEF1F4' }, paragraph(text('±0,02 mm'))),
      nodeWith('tableCell', {}, paragraph(text('±0,05 mm'))),
    ),
  ),
]

const nested = nodeWith('blok', { id: '0f5dd2f3-6a5c-4c12-8f4a-0b1c2d3e4f50', body: [accordionExamples.minimal] })

export const richTextExamples = examplesOf('rich_text', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    title: 'Nuestra calidad',
    width: 'text',
    body: richDocument(
      paragraph(
        text('Cada lote lleva un número. Con él se encuentra '),
        text('la medida, el fleje y la persona', 'bold'),
        text(' que lo cortó, también diez años después.'),
      ),
      heading(2, text('Antes de niquelar')),
      paragraph(text('Medimos espesor, altura y profundidad de perfil en una de cada cincuenta piezas.')),
    ),
  },
  minimal: { body: exampleText('Una frase basta.') },
  longestGerman: {
    theme: 'surface',
    title: 'Rechtsschutzversicherungsgesellschaften und Schließanlagenverwaltungsvorschriften',
    width: 'wide',
    body: richDocument(
      heading(2, text('Sicherheitsschlüsselrohlingbeschaffungsrichtlinie')),
      paragraph(
        text('Die '),
        text('Oberflächenbeschaffenheitsprüfungsbescheinigung', 'bold'),
        text(' gilt ausschließlich für vernickelte Bohrmuldenschlüsselrohlinge.'),
      ),
    ),
  },
  everything: {
    theme: 'surface',
    title: 'Todo lo que cabe en un texto',
    width: 'wide',
    body: richDocument(...marks, ...structures, nested),
  },
})
