import { option, optionList, references } from '../../fields/choice-fields.ts'
import { headingFields } from '../../fields/heading-fields.ts'
import { downloadKinds } from '../../kinds/download-kinds.ts'
import type { ContentOf } from '../../schema/define-block.ts'
import { definePageBlock } from '../../schema/page-block.ts'

export const downloadableList = definePageBlock('downloadable_list', {
  label: 'Downloads',
  description: 'Files to take along, from one or more download folders, with language, type and size.',
  icon: 'block-arrow-pointer',
  group: 'Listings',
  fields: {
    ...headingFields('Heading above the list.'),
    folders: references('Folders', 'Folders whose files are listed, in this order.', {
      to: ['download_folder'],
      required: true,
      max: 20,
    }),
    kinds: optionList('Kinds', 'Shows only these kinds of file. Leave empty for all.', { choices: downloadKinds }),
    groupBy: option('Group by', 'Headings between the files.', {
      choices: { folder: 'Folder', kind: 'Kind', nothing: 'No headings' },
      default: 'folder',
    }),
  },
})

export type DownloadableList = ContentOf<typeof downloadableList>
