import type { Accordion } from 'component-schemas/blocks/accordion/schema.ts'
import type { CustomForm } from 'component-schemas/blocks/custom-form/schema.ts'
import type { FullBanner } from 'component-schemas/blocks/full-banner/schema.ts'
import type { ImageGrid } from 'component-schemas/blocks/image-grid/schema.ts'
import type { MediaStandalone } from 'component-schemas/blocks/media-standalone/schema.ts'
import type { ParagraphsGrid } from 'component-schemas/blocks/paragraphs-grid/schema.ts'
import type { Resolved } from 'component-schemas/cards/resolved-data.ts'
import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import type { ShownSection } from 'component-schemas/landing/show-landing.ts'
import type { Unsupported } from 'component-schemas/schema/field.ts'
import type { RichTextDocument } from 'component-schemas/schema/field-values.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

const themes = { plain: 'paper', raised: 'surface', strong: 'ink' } as const

/** Place and ground of a section, in the words of blocks. */
export function frameOf({ id, tone, anchor }: Pick<ShownSection, 'id' | 'tone' | 'anchor'>) {
  return { _uid: id, anchor, theme: themes[tone], spacing: 'medium' as const }
}

export function heroOf(section: ShownSection<'hero'>): FullBanner {
  const { eyebrow, ...rest } = section
  return { ...bannerOf({ ...rest, type: 'callToAction', actionLabel: rest.actionLabel ?? '' }), eyebrow }
}

/** Without a picture the words are centred: nothing is missing beside them. */
export function bannerOf(section: ShownSection<'callToAction'>): FullBanner {
  const { title, text, media, action, actionLabel } = section
  return {
    component: 'full_banner',
    ...frameOf(section),
    title,
    text,
    media,
    cta: action,
    ctaLabel: actionLabel === '' ? undefined : actionLabel,
    alignment: 'start',
  }
}

export function featuresOf(section: ShownSection<'features'>): ParagraphsGrid {
  const { title, text, columns, items } = section
  return {
    component: 'paragraphs_grid',
    ...frameOf(section),
    title,
    intro: text,
    columns: Number(columns),
    items: items.map(({ id, icon, title: name, text: words }) => ({
      component: 'paragraphs_grid_item',
      _uid: id,
      icon,
      title: name,
      text: documentOf(words),
    })),
  }
}

export function galleryOf(section: ShownSection<'gallery'>): ImageGrid {
  return {
    component: 'image_grid',
    ...frameOf(section),
    title: section.title,
    columns: Number(section.columns),
    items: section.items.flatMap(({ id, media, caption }) =>
      media === undefined ? [] : [{ component: 'image_grid_item', _uid: id, image: media, caption }],
    ),
  }
}

export function videoOf(section: ShownSection<'video'>): MediaStandalone {
  const { title, media, poster, caption, transcript } = section
  return {
    component: 'media_standalone',
    ...frameOf(section),
    title,
    media,
    poster,
    caption,
    transcript,
    width: 'page',
  }
}

export function questionsOf(section: ShownSection<'questions'>): Accordion {
  return {
    component: 'accordion',
    ...frameOf(section),
    title: section.title,
    openFirst: false,
    items: section.items.map(({ id, question, answer }) => ({
      component: 'accordion_item',
      _uid: id,
      question,
      answer: documentOf(answer),
    })),
  }
}

export function formOf(section: ShownSection<'form'>): Resolved<CustomForm> {
  const { title, text, form } = section
  return {
    component: 'custom_form',
    ...frameOf(section),
    title,
    intro: text,
    form: form?.uuid ?? '',
    resolved: { form },
  }
}

/** Plain words, a paragraph between empty lines. */
function documentOf(words: string): RichTextDocument<Unsupported> {
  const paragraphs = words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
  return {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', attrs: {}, content: [{ type: 'text', text }] })),
  }
}

export type LandingSectionProps<Type extends LandingSectionType = LandingSectionType> = {
  section: ShownSection<Type>
  context: BlockContext
  level: HeadingLevel
  /** Only countdowns end. */
  hasEnded: boolean
}
