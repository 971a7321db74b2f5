import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { option } from '../../fields/choice-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { flag } from '../../fields/value-fields.ts'
import { formChoice, formCondition, formRule, namePattern } from './form-parts.ts'

/** Field of every part of a form: the name under which its answer is sent. */
export const nameFields = {
  name: text('Name', 'Short name for mails and exports, such as “company”. Do not change it once the form is in use.', {
    required: true,
    pattern: namePattern,
    maxLength: 40,
  }),
}

/** Fields of every visible question. */
export const questionFields = {
  ...nameFields,
  label: text('Label', 'What is asked, in one to five words.', { required: true, ...translated(100) }),
  nameInMessages: text(
    'Name inside a sentence',
    'As it follows “Please accept …”, with article and case, such as “the terms of use”. Empty: the label.',
    translated(100),
  ),
  help: text('Help', 'What to write or why it is asked; stands before the field.', translated(240)),
  isRequired: flag('Must be answered', 'An asterisk stands after the label.'),
}

/** The second tab of a question. */
export const ruleFields = {
  rules: blocks('Rules', 'What the answer must fulfil, in this order.', { allow: [formRule], max: 8 }),
  showWhen: oneBlock('Show only when', 'Empty: always shown. A question that is not shown is not sent.', {
    allow: [formCondition],
  }),
  requireWhen: oneBlock('Must be answered when', 'For questions that only some answers make necessary.', {
    allow: [formCondition],
  }),
}

/** How the editor shows a question. */
export const questionLook = {
  previewField: 'label',
  group: 'Form fields',
  tabs: { Rules: ['rules', 'showWhen', 'requireWhen'] },
} as const

export const choiceFields = {
  choices: blocks('Choices', 'In the order people read them.', { allow: [formChoice], required: true, max: 60 }),
}

/** Autofill detail tokens (HTML standard). */
export const autofill = option('Filled in by the browser', 'What the browser may offer from the person’s own data.', {
  choices: {
    off: 'Nothing',
    name: 'Full name',
    'given-name': 'First name',
    'family-name': 'Last name',
    organization: 'Company',
    'organization-title': 'Position',
    'street-address': 'Street address',
    'postal-code': 'Postal code',
    'address-level2': 'Town',
    'country-name': 'Country',
  },
  default: 'off',
})
