import { exampleStoryLink, examplesOf } from '../../schema/example-values.ts'

export const preFooterExamples = examplesOf('pre_footer', {
  typical: {
    theme: 'paper',
    spacing: 'medium',
    title: '¿Quiere ver la máquina en marcha?',
    text: 'Reserve media hora en la sala de pruebas y traiga sus llaves más difíciles.',
    cta: exampleStoryLink('/contactos'),
    ctaLabel: 'Reservar media hora',
  },
  minimal: { title: 'Escríbanos' },
  longestGerman: {
    theme: 'ink',
    spacing: 'large',
    title: 'Schlüsselfräsmaschinenvorführungstermin vereinbaren?',
    text: 'Terminvereinbarungsbestätigungen versenden wir innerhalb der üblichen Geschäftszeiten.',
    cta: exampleStoryLink('/kontakte'),
    ctaLabel: 'Vorführungstermin vereinbaren',
  },
})
