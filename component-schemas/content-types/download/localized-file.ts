import { option } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { datetime, number } from '../../fields/value-fields.ts'
import { fileLanguages } from '../../kinds/file-languages.ts'
import { type ContentOf, defineBlock } from '../../schema/define-block.ts'

export const localizedFile = defineBlock('localized_file', {
  label: 'File in one language',
  description: 'One file of a download. Add one for each language; its type and size are read from the file itself.',
  icon: 'block-doc',
  previewField: 'language',
  group: 'Items',
  fields: {
    language: option('Language', 'Language of the file’s words.', { choices: fileLanguages, required: true }),
    file: asset('File', 'PDF, ZIP, MP4 or WebM.', { required: true, kinds: [] }),
    version: text('Version', 'As printed on the document or shown by the software, such as 2.4.', { maxLength: 20 }),
    date: datetime('Date', 'Day of this version.'),
    pages: number('Pages', 'Number of pages of a document.', { min: 1, max: 5000 }),
  },
})

export type LocalizedFile = ContentOf<typeof localizedFile>
