import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { exampleStories, examplesOf } from '../../schema/example-values.ts'

export const downloadableListExamples = examplesOf('downloadable_list', {
  typical: {
    theme: 'surface',
    spacing: 'medium',
    title: 'Para imprimir y colgar',
    intro: 'Todo cabe en una hoja, salvo el catálogo.',
    folders: [exampleStories.folder],
    groupBy: 'folder',
  },
  minimal: {
    folders: [exampleStories.folder],
    groupBy: 'nothing',
  },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    title: 'Instandhaltungsdokumentation und Datenträgeraktualisierungen',
    intro: 'Betriebsanleitungen, Ersatzteilverzeichnisse und Steuerungssoftwareaktualisierungen.',
    folders: [exampleStories.folder],
    kinds: ['instructions', 'software', 'video'],
    groupBy: 'kind',
  },
})

const address = (name: string) => `http://localhost:4010/f/100001/x/0a1b2c3d4e/${name}`

/** Resolved data of these examples: one file or several, all metadata or none. */
export const downloadableListResolved: ResolvedBlockData['downloadable_list'] = {
  folders: [
    {
      uuid: exampleStories.folder,
      title: 'Guías de taller',
      teaser: 'Para colgar junto a la máquina.',
      downloads: [
        {
          uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0e002',
          title: 'Guía de corte',
          kind: 'instructions',
          teaser: 'Avance, fresa y limpieza en una hoja.',
          files: [
            {
              language: 'es',
              href: address('guia-de-corte.pdf'),
              fileType: 'PDF',
              sizeBytes: 48_213,
              version: '3.1',
              date: '2026-03-02T00:00:00.000Z',
              pages: 1,
            },
            { language: 'en', href: address('cutting-guide.pdf'), fileType: 'PDF', sizeBytes: 47_950, pages: 2 },
          ],
        },
        {
          uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0e003',
          title: 'Maschinensteuerungsaktualisierungspaket',
          kind: 'software',
          requirements: 'Titan E3 mit Betriebssystemversion 4',
          licenceNote: 'Nur für eingetragene Maschinen.',
          files: [{ language: 'any', href: address('titan.zip'), fileType: 'ZIP', sizeBytes: 18_400_000 }],
        },
      ],
    },
    {
      uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0e004',
      title: 'Фильмы',
      downloads: [
        {
          uuid: '7d3f0c52-1f0e-4a57-9b1e-64a1c7f0e005',
          title: 'Смена фрезы',
          kind: 'video',
          files: [{ language: 'ru', href: address('freza.webm'), fileType: 'WEBM' }],
        },
      ],
    },
  ],
}
