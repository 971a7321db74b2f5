import { blocks } from '../../fields/block-fields.ts'
import { link } from '../../fields/media-fields.ts'
import { text, textarea, translated } from '../../fields/text-fields.ts'
import { type ContentOf, defineBlock, defineContentType } from '../../schema/define-block.ts'

export const menuLink = defineBlock('menu_link', {
  label: 'Menu link',
  description: 'A link of a menu, a footer column or the legal line.',
  icon: 'block-share',
  previewField: 'label',
  group: 'Site',
  fields: {
    label: text('Label', 'Name of the target, in one to three words.', { required: true, ...translated(60) }),
    link: link('Link', 'A link to an unpublished page is not shown.', { required: true }),
    description: text('Description', 'One line below the label where there is room.', translated(120)),
  },
})

export const menuItem = defineBlock('menu_item', {
  label: 'Menu entry',
  description: 'An entry of the main menu: a link, or a heading over more links.',
  icon: 'block-block',
  previewField: 'label',
  group: 'Site',
  fields: {
    label: text('Label', 'One or two words.', { required: true, ...translated(40) }),
    link: link('Link', 'May stay empty when the entry only opens the links below it.'),
    children: blocks('Links below', 'Shown when the entry is opened.', { allow: [menuLink], max: 12 }),
  },
})

export const footerColumn = defineBlock('footer_column', {
  label: 'Footer column',
  description: 'A heading with links in the footer.',
  icon: 'block-text-l',
  group: 'Site',
  fields: {
    title: text('Heading', 'What the links have in common.', { required: true, ...translated(40) }),
    links: blocks('Links', 'Up to ten.', { allow: [menuLink], max: 10 }),
  },
})

const preFooterFields = {
  preFooterTitle: text('Title', 'Closes a page with an invitation, such as "Talk to the workshop".', translated(80)),
  preFooterText: textarea('Text', 'One or two sentences.', translated(280)),
  preFooterCta: link('Action link', 'Where the button leads.'),
  preFooterCtaLabel: text('Action label', 'What happens on click.', translated(40)),
}

const contactFields = {
  companyName: text('Company', 'Full name as it stands in the register.', { maxLength: 120 }),
  address: textarea('Address', 'As on an envelope.', { maxLength: 300 }),
  phone: text('Telephone', 'With country code: +00 000 000 000.', { maxLength: 40 }),
  email: text('E-mail', 'The address customers write to.', { maxLength: 120 }),
}

export const siteSettings = defineContentType('site_settings', {
  label: 'Site settings',
  description: 'Menus, footer, contact and names of the whole site. There is one story of this kind.',
  icon: 'block-monitor',
  color: '#14181D',
  previewField: 'siteName',
  tabs: {
    Footer: ['footerColumns', 'social', 'legalLinks', 'copyright'],
    'Pre-footer': ['preFooterTitle', 'preFooterText', 'preFooterCta', 'preFooterCtaLabel'],
    Contact: ['companyName', 'address', 'phone', 'email'],
  },
  fields: {
    siteName: text('Name of the site', 'Added to the title of every page.', { required: true, ...translated(60) }),
    tagline: textarea(
      'Description of the site',
      'One sentence, used where a page has no description of its own.',
      translated(160),
    ),
    menu: blocks('Main menu', 'Four to seven entries.', { allow: [menuItem], max: 9 }),
    footerColumns: blocks('Footer columns', 'Two to five.', { allow: [footerColumn], max: 6 }),
    social: blocks('Elsewhere', 'Our presence on other sites.', { allow: [menuLink], max: 8 }),
    legalLinks: blocks('Legal links', 'Privacy, cookies, terms and the like.', { allow: [menuLink], max: 8 }),
    copyright: text('Closing line', 'Stands at the very end; {year} becomes the current year.', translated(120)),
    ...preFooterFields,
    ...contactFields,
  },
})

export type MenuLink = ContentOf<typeof menuLink>
export type MenuItem = ContentOf<typeof menuItem>
export type SiteSettings = ContentOf<typeof siteSettings>
