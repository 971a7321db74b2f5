import { references } from '../../fields/choice-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'

export const downloadFolder = defineContentType('download_folder', {
  label: 'Download folder',
  description: 'Downloads that belong together, in the order readers need them. Lists on pages show whole folders.',
  icon: 'block-table',
  color: '#3C4752',
  fields: {
    title: text('Title', 'What the downloads have in common.', { required: true, ...translated(80) }),
    teaser: textarea('Introduction', 'One sentence: for whom these files are.', translated(200)),
    items: references('Downloads', 'In this order.', { to: ['download'], required: true, max: 100 }),
  },
})

export type DownloadFolder = ContentOf<typeof downloadFolder>
