import { z } from 'zod'
import { option } from '../../fields/choice-fields.ts'
import { plugin } from '../../fields/plugin-field.ts'
import { landingFieldType } from '../../landing/landing-field-type.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'

/** A value of any version: `landing/read-landing.ts` reads it, or returns the problem. */
const storedLanding = z.unknown().refine((value) => value !== undefined && value !== '', 'The landing is missing.')

export const customLanding = defineContentType('custom_landing', {
  label: 'Custom landing',
  description:
    'A page for one campaign, in sections and colours of its own. Its address is one the site knows by name.',
  icon: 'block-text-img-l',
  color: '#8A5A12',
  previewField: 'layout',
  fields: {
    data: plugin('Landing', 'Sections, colours and words. What is not finished is listed above the form.', {
      fieldType: landingFieldType,
      schema: storedLanding,
      required: true,
      translatable: true,
    }),
    layout: option('Layout', 'What stands around the landing: nothing, or the name of the house above it.', {
      choices: { 'custom-landing-pages': 'Custom landing pages', 'simple-landing': 'Simple landing' },
      default: 'custom-landing-pages',
    }),
  },
})

export type CustomLanding = ContentOf<typeof customLanding>
