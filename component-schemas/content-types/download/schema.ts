import { blocks, oneBlock } from '../../fields/block-fields.ts'
import { option, references } from '../../fields/choice-fields.ts'
import { asset } from '../../fields/media-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { downloadKinds } from '../../kinds/download-kinds.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'
import { localizedFile } from './localized-file.ts'

export const download = defineContentType('download', {
  label: 'Download',
  description:
    'A document, program or film to take along, with one file for each language. In the folder recursos it has a page.',
  icon: 'block-arrow-pointer',
  color: '#3C4752',
  tabs: {
    Details: ['products', 'requirements', 'licenceNote'],
    Page: ['cover', 'purpose', 'seo'],
  },
  fields: {
    title: text('Title', 'What it is called on its first page.', { required: true, ...translated(120) }),
    kind: option('Kind', 'What readers filter by.', { choices: downloadKinds, required: true }),
    teaser: textarea('What is in it', 'One sentence that saves an unnecessary download.', translated(200)),
    files: blocks('Files', 'One for each language. Readers see their own language first.', {
      allow: [localizedFile],
      required: true,
      max: 10,
    }),
    products: references('Products', 'Products it belongs to.', { to: ['product'], max: 40 }),
    requirements: text(
      'Requirements',
      'What software needs to run, such as "Titan E3 with system 4 or later".',
      translated(160),
    ),
    licenceNote: textarea('Licence', 'Terms of use in a sentence, where there are any.', translated(300)),
    cover: asset('Picture', 'The first page, or what it is about. At least 1200 pixels wide.', { translatable: true }),
    purpose: richtext('What it is for', 'When one needs it and what one can do with it; shown on its own page.', {
      translatable: true,
    }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Download = ContentOf<typeof download>
