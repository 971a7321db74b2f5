import { oneBlock } from '../../fields/block-fields.ts'
import { option, reference, references } from '../../fields/choice-fields.ts'
import { richtext } from '../../fields/rich-text-field.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { datetime } from '../../fields/value-fields.ts'
import { bulletinKinds } from '../../kinds/bulletin-kinds.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { seo } from '../../seo.ts'

export const bulletin = defineContentType('bulletin', {
  label: 'Bulletin',
  description:
    'A numbered notice for people who work with our products. Bulletins stand in the folder recursos/bulletins.',
  icon: 'block-doc',
  color: '#8A5A00',
  previewField: 'number',
  tabs: { Products: ['affects', 'download'], 'Search engines': ['seo'] },
  fields: {
    number: text('Number', 'TB, the year and a number that is never used again, such as TB-2026-014.', {
      required: true,
      pattern: '^TB-[0-9]{4}-[0-9]{3}$',
      maxLength: 11,
    }),
    title: text('Title', 'What changed or what to mind, in one line.', { required: true, ...translated(120) }),
    date: datetime('Date', 'Day of the bulletin. Lists show the newest first.', { required: true }),
    kind: option('Kind', 'What readers filter by.', { choices: bulletinKinds, required: true }),
    teaser: textarea('In short', 'One or two sentences: who must do what.', translated(240)),
    body: richtext('Text', 'Cause, what to check, what to do.', {
      translatable: true,
      tools: 'full',
    }),
    affects: references('Products', 'Products the bulletin is about, shown below it.', { to: ['product'], max: 40 }),
    download: reference('Download', 'A document or program that belongs to it.', { to: ['download'] }),
    seo: oneBlock('Search engines', 'Title, description and picture for search engines.', { allow: [seo] }),
  },
})

export type Bulletin = ContentOf<typeof bulletin>
