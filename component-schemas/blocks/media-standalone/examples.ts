import { emptyAsset, emptyLink, exampleAsset, examplesOf } from '../../schema/example-values.ts'

const video = (name: string) => ({
  ...exampleAsset(name, 'x', ''),
  filename: `http://localhost:4010/f/100001/x/0a1b2c3d4e/${name}`,
})

const outside = (url: string) => ({ ...emptyLink, linktype: 'url', url, cached_url: url })

export const mediaStandaloneExamples = examplesOf('media_standalone', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    title: 'Treinta segundos de corte',
    media: video('titan-e3-corte.webm'),
    poster: {
      ...exampleAsset('titan-e3-cerca.webp', '1800x1200', 'La fresa de la Titan E3 a punto de tocar la llave'),
      focus: '800x500:1000x700',
    },
    caption: 'La Titan E3 corta una LIN-12DP sin cambiar de mordaza.',
    transcript: 'Sin voz. La mordaza cierra, la fresa baja y recorre la hoja dos veces; la llave sale sin rebaba.',
    ratio: '16:9',
    width: 'page',
  },
  minimal: {
    media: exampleAsset('taller.webp', '1800x1200', 'El taller por la mañana'),
  },
  longestGerman: {
    theme: 'ink',
    title: 'Schlüsselfräsmaschineninbetriebnahmeanleitung im Bewegtbild',
    outside: outside('https://videos.example/schluesselfraesmaschineninbetriebnahme'),
    poster: exampleAsset('inbetriebnahme.webp', '1200x1800', 'Schlüsselfräsmaschine auf der Werkbank'),
    caption: 'Inbetriebnahmevoraussetzungen, Spannbackenjustierung und Kalibrierschlüsselsatzverwendung',
    transcript: 'Eine Sprecherin erläutert die Stromversorgungsanschlussbedingungen.',
    width: 'text',
  },
  missingImage: {
    theme: 'surface',
    outside: outside('https://videos.example/afilado'),
    media: emptyAsset,
    poster: emptyAsset,
    caption: 'Un vídeo de otra casa, todavía sin cartel.',
    width: 'full',
  },
})
