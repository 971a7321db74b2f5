import { emptyAsset, emptyLink, exampleAsset, examplesOf } from '../../schema/example-values.ts'

const item = (_uid: string, media: object, caption: string) => ({
  component: 'media_carousel_item',
  _uid,
  media,
  caption,
})

const outside = (url: string) => ({ ...emptyLink, linktype: 'url', url, cached_url: url })

export const mediaCarouselExamples = examplesOf('media_carousel', {
  typical: {
    theme: 'ink',
    spacing: 'large',
    title: 'Un día en el banco de pruebas',
    intro: 'De la primera medida a la última copia.',
    ratio: '3:2',
    items: [
      item(
        'media-carousel-typical-1',
        {
          ...exampleAsset('medida.webp', '1800x1200', 'Micrómetro cerrado sobre una hoja de llave'),
          focus: '800x500:1000x700',
        },
        'Las nueve: se mide el fleje.',
      ),
      {
        ...item(
          'media-carousel-typical-2',
          {
            ...exampleAsset('corte.webm', 'x', ''),
            filename: 'http://localhost:4010/f/100001/x/0a1b2c3d4e/corte.webm',
          },
          'Mediodía: la primera llave del lote.',
        ),
        poster: exampleAsset('corte.webp', '1800x1200', 'Fresa junto a una llave a medio cortar'),
        transcript: 'Sin voz. La fresa abre cinco cortes, de la punta al hombro.',
      },
      {
        ...item('media-carousel-typical-3', emptyAsset, 'La tarde: la visita de una clase de aprendices.'),
        outside: outside('https://videos.example/aprendices'),
        poster: exampleAsset('visita.webp', '1800x1200', 'Aprendices alrededor de una máquina'),
      },
    ],
  },
  minimal: {
    items: [
      {
        component: 'media_carousel_item',
        _uid: 'media-carousel-minimal-1',
        media: exampleAsset('taller.webp', '1800x1200', 'El taller por la mañana'),
      },
    ],
  },
  longestGerman: {
    theme: 'paper',
    title: 'Fertigungsablaufdokumentation der Sicherheitsschlüsselrohlingherstellung',
    ratio: '1:1',
    items: [
      item(
        'media-carousel-german-1',
        exampleAsset('stanzen.webp', '1800x1200', 'Stanzwerkzeug mit Schlüsselrohlingen'),
        'Hochgeschwindigkeitsstanzautomat mit Bandvorschubüberwachung und Werkzeugbruchfrüherkennung',
      ),
      item(
        'media-carousel-german-2',
        exampleAsset('messen.webp', '1200x1800', 'Messschieber an einer Schlüsselreide'),
        'Oberflächenbeschaffenheitsprüfung',
      ),
    ],
  },
  missingImage: {
    title: 'Un fotograma falta',
    items: [
      item('media-carousel-missing-image-1', emptyAsset, 'Este fotograma aún no existe y no se muestra.'),
      item('media-carousel-missing-image-2', exampleAsset('banco.webp', '1800x1200', 'Banco de trabajo'), 'Este sí.'),
    ],
  },
})
