import { link } from '../../fields/media-fields.ts'
import { text, translated } from '../../fields/text-fields.ts'
import { number } from '../../fields/value-fields.ts'
import { defineBlock } from '../../schema/define-block.ts'

export const athleteTitle = defineBlock('athlete_title', {
  label: 'Title',
  description: 'One thing an athlete has won, with its year.',
  icon: 'block-add',
  previewField: 'name',
  group: 'Items',
  fields: {
    name: text('Title', 'Place and race, such as "Second, regional duathlon".', { required: true, ...translated(120) }),
    year: number('Year', 'In which it was won.', { min: 1950, max: 2100, required: true }),
  },
})

export const athleteProfile = defineBlock('athlete_profile', {
  label: 'Page elsewhere',
  description: 'A page that the athlete keeps: a training diary, a club, a network.',
  icon: 'block-share',
  previewField: 'label',
  group: 'Items',
  fields: {
    label: text('Name', 'What the page is called, such as "Training diary".', { required: true, ...translated(60) }),
    link: link('Address', 'Where the page is.', { required: true }),
  },
})
