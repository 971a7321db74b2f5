import { emptyAsset, exampleAsset, exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

const item = (_uid: string, image: object, caption: string) => ({
  component: 'image_grid_item',
  _uid,
  image,
  caption,
})

export const imageGridExamples = examplesOf('image_grid', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    title: 'Del fleje a la llave',
    intro: 'Cuatro pasos, todos bajo el mismo techo.',
    columns: '4',
    items: [
      item(
        'image-grid-typical-1',
        {
          ...exampleAsset('fleje.webp', '1800x1200', 'Rollo de fleje de latón sobre el banco'),
          focus: '860x540:900x600',
        },
        'El fleje llega laminado a 2,30 mm con una tolerancia de una centésima.',
      ),
      item(
        'image-grid-typical-2',
        exampleAsset('troquel.webp', '1800x1200', 'Troquel abierto con tres llaves recién cortadas'),
        'El troquel corta el contorno de la cabeza.',
      ),
      {
        ...item(
          'image-grid-typical-3',
          exampleAsset('perfil.webp', '1200x1200', 'Sección de una llave vista con lupa'),
          'La fresadora abre el perfil por ambos lados.',
        ),
        link: exampleStoryLink('/productos'),
      },
      item(
        'image-grid-typical-4',
        exampleAsset('control.webp', '1800x1200', 'Calibre que mide el espesor de una llave'),
        'Una de cada cincuenta pasa por el calibre.',
      ),
    ],
  },
  minimal: {
    items: [item('image-grid-minimal-1', exampleAsset('taller.webp', '1800x1200', 'El taller por la mañana'), '')],
  },
  longestGerman: {
    theme: 'ink',
    title: 'Fertigungsstufen der Sicherheitsschlüsselrohlingherstellung',
    columns: '2',
    items: [
      item(
        'image-grid-german-1',
        exampleAsset('stanzen.webp', '1800x1200', 'Stanzwerkzeug mit Schlüsselrohlingen'),
        'Hochgeschwindigkeitsstanzautomat mit Bandvorschubüberwachung und Werkzeugbruchfrüherkennung',
      ),
      item(
        'image-grid-german-2',
        exampleAsset('messen.webp', '1200x1800', 'Messschieber an einer Schlüsselreide'),
        'Oberflächenbeschaffenheitsprüfung',
      ),
    ],
  },
  missingImage: {
    title: 'Una imagen falta',
    columns: '3',
    items: [
      item('image-grid-missing-image-1', emptyAsset, 'Esta imagen aún no existe y no se muestra.'),
      item('image-grid-missing-image-2', exampleAsset('banco.webp', '1800x1200', 'Banco de trabajo'), 'Esta sí.'),
    ],
  },
})
