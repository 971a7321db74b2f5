import { option, optionList } from '../../fields/choice-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { text } from '../../fields/text-fields.ts'
import { type ContentOf, defineContentType } from '../../schema/define-block.ts'
import { countryMarkets } from '../../served.ts'

export const redirect = defineContentType('redirect', {
  label: 'Redirect',
  description: 'Leads an old address to a page. Redirects stand in the folder _data/redirects and work once published.',
  icon: 'block-share',
  color: '#5B6670',
  previewField: 'from',
  fields: {
    from: text(
      'Old address',
      'The path as visitors type it: /en/old-page. Led to a page, the same old page in the other languages leads there too. No host, no question mark.',
      {
        required: true,
        maxLength: 500,
        pattern: '^/[^\\s?#\\\\]*$',
      },
    ),
    to: link('Leads to', 'A page, or an address that begins with https:// when the visitor leaves the site.', {
      required: true,
    }),
    status: option('Kind', 'Permanent is remembered by browsers and search engines.', {
      choices: { '301': 'Permanent (301)', '302': 'For a while (302)' },
      default: '301',
    }),
    markets: optionList('Markets', 'Where the redirect holds; none means everywhere.', {
      choices: { base: 'No market', global: 'Global', ...countryMarkets },
    }),
  },
})

export type Redirect = ContentOf<typeof redirect>
