import type { ResolvedBlockData } from '../../cards/resolved-data.ts'
import { enquiryForm } from '../../content-types/form-page/enquiry-form.ts'
import { type FormField, formFields } from '../../content-types/form-page/form-fields.ts'
import { parseOneOf } from '../../parse/unsupported.ts'
import { exampleStories, examplesOf, usable, type WireBlock } from '../../schema/example-values.ts'
import { exampleFormFields } from './example-form-fields.ts'

export const customFormExamples = examplesOf('custom_form', {
  typical: {
    theme: 'surface',
    spacing: 'medium',
    title: 'Escríbanos',
    intro: 'Responde una persona del taller, en un día laborable.',
    form: exampleStories.form,
  },
  minimal: { form: exampleStories.form },
  longestGerman: {
    theme: 'ink',
    spacing: 'small',
    title: 'Schlüsselfräsmaschinenvorführungsterminanfrage',
    intro: 'Ersatzteilverfügbarkeitsauskünfte und Instandhaltungsvertragsangebote innerhalb eines Werktages.',
    form: exampleStories.form,
  },
  enquiry: { form: exampleStories.enquiry },
  rightToLeft: {
    theme: 'paper',
    title: 'اكتبوا إلينا',
    intro: 'يجيبكم شخص من الورشة خلال يوم عمل واحد.',
    form: exampleStories.form,
  },
})

/** Resolved data of these examples: a form with every kind of question. */
export const customFormResolved: ResolvedBlockData['custom_form'] = {
  form: {
    uuid: exampleStories.form,
    slug: 'ejemplo',
    title: 'Contacto',
    intro: 'Lo marcado con un asterisco hace falta.',
    fields: exampleFormFields.map(questionOf),
    submitLabel: 'Enviar la consulta',
    missingWords: 'named',
  },
}

/** The form of the example `enquiry`: an editor starts a form from it. */
export const enquiryResolved: ResolvedBlockData['custom_form'] = {
  form: {
    uuid: exampleStories.enquiry,
    slug: 'consulta',
    title: enquiryForm.title,
    intro: enquiryForm.intro,
    fields: enquiryForm.fields.map(questionOf),
    submitLabel: enquiryForm.submitLabel,
    missingWords: enquiryForm.missingWords,
  },
}

function questionOf(wire: WireBlock): FormField {
  return usable<FormField>(parseOneOf<FormField>(formFields, wire), `form field ${wire._uid}`)
}
