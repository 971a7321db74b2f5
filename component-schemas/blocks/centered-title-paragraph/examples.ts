import {
  exampleStoryLink,
  examplesOf,
  exampleText,
  linkMark,
  node,
  richDocument,
  text,
} from '../../schema/example-values.ts'

export const centeredTitleParagraphExamples = examplesOf('centered_title_paragraph', {
  typical: {
    theme: 'paper',
    spacing: 'large',
    eyebrow: 'Desde el taller',
    title: 'Una centésima decide',
    level: 'h2',
    text: richDocument(
      node(
        'paragraph',
        text('Un diente 0,05 mm más alto no abre. Por eso medimos cada lote '),
        text('antes', 'italic'),
        text(' de niquelarlo y guardamos la medida con el número de lote; '),
        text('así leemos el número', linkMark({ href: '/recursos' })),
        text('.'),
      ),
    ),
    cta: exampleStoryLink('/nuestra-calidad'),
    ctaLabel: 'Cómo medimos',
  },
  minimal: {
    title: 'Productos nuevos',
  },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    eyebrow: 'Qualitätssicherungsmaßnahmen',
    title: 'Oberflächenbehandlungsverfahren für Sicherheitsschlüsselrohlinge',
    level: 'h1',
    text: exampleText(
      'Vernickelungsschichtdickenmessung und Korrosionsbeständigkeitsprüfung erfolgen losweise.',
      'Die Rückverfolgbarkeitsunterlagen stehen Vertragshändlern jederzeit zur Verfügung.',
    ),
    cta: exampleStoryLink('/unternehmen'),
    ctaLabel: 'Prüfbescheinigungen herunterladen',
  },
})
