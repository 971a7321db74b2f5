import { reference } from '../../fields/choice-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const customForm = definePageBlock('custom_form', {
  label: 'Form',
  description: 'A form in the middle of a page: contact, request for documents, registration for a visit.',
  icon: 'block-email',
  group: 'Forms',
  fields: {
    form: reference('Form', 'The questions are edited in the form itself.', { to: ['form_page'], required: true }),
    title: text('Title', 'Heading above the form. Empty: the form’s own title.', translated(80)),
    intro: textarea('Introduction', 'One or two sentences. Empty: the form’s own introduction.', translated(400)),
  },
})

export type CustomForm = ContentOf<typeof customForm>
