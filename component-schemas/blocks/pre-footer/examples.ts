import { type BlockExamples, exampleStoryLink } from '../../schema/example-values.ts'

export const preFooterExamples = {
  typical: {
    component: 'pre_footer',
    _uid: 'pre-footer-typical',
    theme: 'paper',
    spacing: 'medium',
    title: '¿Quiere ver la máquina en marcha?',
    text: 'Reserve media hora en la sala de pruebas y traiga sus llaves más difíciles.',
    cta: exampleStoryLink('/contactos'),
    ctaLabel: 'Reservar media hora',
  },
  minimal: { component: 'pre_footer', _uid: 'pre-footer-minimal', title: 'Escríbanos' },
  longestGerman: {
    component: 'pre_footer',
    _uid: 'pre-footer-german',
    theme: 'ink',
    spacing: 'large',
    title: 'Schlüsselfräsmaschinenvorführungstermin vereinbaren?',
    text: 'Terminvereinbarungsbestätigungen versenden wir innerhalb der üblichen Geschäftszeiten.',
    cta: exampleStoryLink('/kontakte'),
    ctaLabel: 'Vorführungstermin vereinbaren',
  },
} satisfies BlockExamples
