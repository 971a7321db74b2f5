import { option } from '../../fields/choice-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { formRules, ruleValuePattern } from '../../form-rules.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

/** Machine names of questions and choices, for mails, exports and conditions. */
export const namePattern = '^[a-z][a-zA-Z0-9_]*$'

export const formRule = defineBlock('form_rule', {
  label: 'Rule',
  description: 'One thing an answer must fulfil. Several rules hold together; the first that is broken is told.',
  icon: 'block-locked',
  color: '#5B6670',
  previewField: 'rule',
  group: 'Form fields',
  fields: {
    rule: option('Rule', 'What is asked of the answer, with the value it needs.', {
      choices: formRules,
      required: true,
    }),
    value: textarea(
      'Value',
      'Numbers, dates, texts or names as the rule says; several on lines of their own. A /pattern/ may not look ahead, behind or back at itself.',
      { maxLength: 1000, pattern: ruleValuePattern },
    ),
    message: text(
      'Own message',
      'Only when the usual words do not help enough: what to write instead.',
      translated(160),
    ),
  },
})

export const formCondition = defineBlock('form_condition', {
  label: 'Condition',
  description: 'Holds when another question of this form is answered in a certain way.',
  icon: 'block-share',
  color: '#5B6670',
  previewField: 'question',
  group: 'Form fields',
  fields: {
    question: text('Question', 'Name (not label) of the other question.', {
      required: true,
      pattern: namePattern,
      maxLength: 40,
    }),
    test: option('Test', 'What must be true of its answer.', {
      choices: {
        answered: 'Is answered',
        is: 'Is this value',
        not: 'Is another value',
        includes: 'Includes this choice',
      },
      default: 'includes',
    }),
    value: text('Value', 'Stored value of the choice, or the text. Not needed for “is answered”.', { maxLength: 100 }),
  },
})

export const formChoice = defineBlock('form_choice', {
  label: 'Choice',
  description: 'One answer to choose.',
  icon: 'block-add',
  color: '#5B6670',
  previewField: 'label',
  group: 'Form fields',
  fields: {
    value: text('Value', 'What is stored and sent; the same in every language.', {
      required: true,
      pattern: '^[a-z0-9][a-z0-9_-]*$',
      maxLength: 60,
    }),
    label: text('Label', 'What people read.', { required: true, ...translated(100) }),
  },
})

export type FormCondition = ContentOf<typeof formCondition>
