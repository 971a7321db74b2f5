import { option } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { defineBlock } from '../../schema/define-block.ts'
import { autofill, nameFields, questionFields, questionLook, ruleFields } from './question-fields.ts'

export const formText = defineBlock('form_text', {
  ...questionLook,
  label: 'Text question',
  description: 'One line: a name, a company, a machine number.',
  icon: 'block-text-c',
  fields: {
    ...questionFields,
    filledWith: option('Filled in with', 'What led the visitor here; it can be changed.', {
      choices: { position: 'Position of a job offer' },
    }),
    autofill,
    ...ruleFields,
  },
})

export const formTextarea = defineBlock('form_textarea', {
  ...questionLook,
  label: 'Long text question',
  description: 'Several lines: an address, a description, a message.',
  icon: 'block-text-l',
  fields: {
    ...questionFields,
    rows: number('Lines shown', 'The field grows with the text.', { min: 2, max: 20, default: 4 }),
    filledWith: option('Filled in with', 'What the visitor has put together before; it can be changed.', {
      choices: { list: 'List of products' },
    }),
    autofill,
    ...ruleFields,
  },
})

export const formEmail = defineBlock('form_email', {
  ...questionLook,
  label: 'E-mail question',
  description: 'An e-mail address; checked without a rule of its own. The first one of a form is answered to.',
  icon: 'block-email',
  fields: { ...questionFields, ...ruleFields },
})

export const formPhone = defineBlock('form_phone', {
  ...questionLook,
  label: 'Phone question',
  description: 'Digits only, 8 to 16; checked without a rule of its own.',
  icon: 'block-mobile',
  fields: { ...questionFields, ...ruleFields },
})

export const formNumber = defineBlock('form_number', {
  ...questionLook,
  label: 'Number question',
  description: 'A number, whole or with decimals; limits are rules.',
  icon: 'block-table',
  fields: {
    ...questionFields,
    unit: text('Unit', 'Stands behind the field, such as “pieces” or “mm”.', translated(20)),
    ...ruleFields,
  },
})

export const formDate = defineBlock('form_date', {
  ...questionLook,
  label: 'Date question',
  description: 'A day. Shown and typed as the reader’s language writes it; limits are rules.',
  icon: 'block-monitor',
  fields: { ...questionFields, ...ruleFields },
})

export const formHidden = defineBlock('form_hidden', {
  label: 'Hidden value',
  description: 'Sent with the answers and never shown: which campaign, which page the form belongs to.',
  icon: 'block-buildin',
  color: '#5B6670',
  previewField: 'name',
  group: 'Form fields',
  fields: { ...nameFields, value: text('Value', 'What is sent.', { required: true, maxLength: 200 }) },
})
