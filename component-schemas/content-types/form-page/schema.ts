import { blocks, oneBlock, pageBody } from '../../fields/block-fields.ts'
import { option, reference } from '../../fields/choice-fields.ts'
import { lines, text, textarea, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { pageBlocks } from '../../schema/page-blocks.ts'
import { seo } from '../../seo.ts'
import { formFields } from './form-fields.ts'

export const formPage = defineContentType('form_page', {
  label: 'Form',
  description: 'A form with its own address. The block “Form” shows it on other pages too.',
  icon: 'block-email',
  tabs: { 'After sending': ['success', 'receiver', 'recipients', 'keepDays'], 'Search engines': ['seo'] },
  fields: {
    title: text('Title', 'What the form is for.', { required: true, ...translated(100) }),
    intro: textarea(
      'Introduction',
      'What happens with the answers and how soon somebody writes back.',
      translated(400),
    ),
    fields: blocks('Questions', 'In one column from top to bottom; ask only what is needed.', {
      allow: formFields,
      required: true,
      max: 40,
    }),
    submitLabel: text('Button', 'What happens on click, such as “Request the visit”. Empty: Send.', translated(40)),
    missingWords: option('Words for a missing answer', 'With or without the name of the question.', {
      choices: { named: 'Company is required.', short: 'This field is required' },
      default: 'named',
    }),
    success: reference('Thank-you page', 'Shown after sending. Empty: thanks stand in the place of the form.', {
      to: ['page'],
    }),
    receiver: option(
      'Receiver',
      'The agent of a customer is found when the form is sent; only customers can send it.',
      {
        choices: { listed: 'The recipients below', agent: 'The agent of the customer, else the recipients below' },
        default: 'listed',
      },
    ),
    recipients: lines('Recipients', 'E-mail addresses, one a line. They are never shown.', {
      maxLines: 10,
      maxLength: 600,
    }),
    keepDays: number('Days kept', 'Answers are deleted after this many days.', { min: 1, max: 730, default: 90 }),
    body: pageBody('Content below', 'Other ways to reach us, questions and answers.', { allow: pageBlocks }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type FormPage = ContentOf<typeof formPage>
