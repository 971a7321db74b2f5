import { optionList } from '../../fields/choice-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { number } from '../../fields/value-fields.ts'
import { formFileKinds } from '../../kinds/form-file-kinds.ts'
import { defineBlock } from '../../schema/define-block.ts'
import { choiceFields, questionFields, questionLook, ruleFields } from './question-fields.ts'

export const formSelect = defineBlock('form_select', {
  ...questionLook,
  label: 'Choice from a list',
  description: 'One of many choices, folded together. For up to five choices, single choice is quicker.',
  icon: 'block-arrow-pointer',
  color: '#0B57D0',
  fields: { ...questionFields, ...choiceFields, ...ruleFields },
})

export const formRadio = defineBlock('form_radio', {
  ...questionLook,
  label: 'Single choice',
  description: 'One of two to five choices, all visible.',
  icon: 'block-arrow-pointer',
  color: '#0B57D0',
  fields: { ...questionFields, ...choiceFields, ...ruleFields },
})

export const formCheckboxes = defineBlock('form_checkboxes', {
  ...questionLook,
  label: 'Multiple choice',
  description: 'Any number of choices: interests, product lines. How many must be chosen is a rule.',
  icon: 'block-arrow-pointer',
  color: '#0B57D0',
  fields: { ...questionFields, ...choiceFields, ...ruleFields },
})

export const formConsent = defineBlock('form_consent', {
  ...questionLook,
  label: 'Consent',
  description: 'One box to agree to terms or privacy. What is agreed to is kept with the answers.',
  icon: 'block-shield-2',
  color: '#1B6E3C',
  fields: {
    ...questionFields,
    text: richtext('Sentence', 'What the person agrees to, with links to the full texts.', {
      required: true,
      translatable: true,
    }),
    ...ruleFields,
  },
})

export const formFile = defineBlock('form_file', {
  ...questionLook,
  label: 'File question',
  description: 'One or more files. Checked by their content and kept where nobody can open them by address.',
  icon: 'block-image',
  color: '#0B57D0',
  fields: {
    ...questionFields,
    kinds: optionList('Types', 'Leave empty for PDF only.', { choices: formFileKinds }),
    maxMegabytes: number('Largest file', 'Megabytes, 1 to 10. A form with all its files may have 30.', {
      min: 1,
      max: 10,
      default: 5,
    }),
    maxFiles: number('Number of files', 'At most 5.', { min: 1, max: 5, default: 1 }),
    ...ruleFields,
  },
})
