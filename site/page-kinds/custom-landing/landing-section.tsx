import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import type { ComponentType } from 'react'
import { AccordionBlock } from '#site/blocks/accordion/accordion.tsx'
import { CustomFormBlock } from '#site/blocks/custom-form.tsx'
import { FullBannerBlock } from '#site/blocks/full-banner/full-banner.tsx'
import { ImageGridBlock } from '#site/blocks/image-grid/image-grid.tsx'
import { MediaStandaloneBlock } from '#site/blocks/media-standalone/media-standalone.tsx'
import { ParagraphsGridBlock } from '#site/blocks/paragraphs-grid/paragraphs-grid.tsx'
import { bannerOf, featuresOf, formOf, galleryOf, heroOf, questionsOf, videoOf } from './blocks-of-sections.ts'
import { ComparisonSection } from './comparison-section.tsx'
import { CountdownSection } from './countdown-section.tsx'
import type { LandingSectionProps } from './landing-section-props.ts'
import { SpecificationsSection } from './specifications-section.tsx'
import { TestimonialsSection } from './testimonials-section.tsx'

/** One row a kind of section: the block that renders the same on other pages, or a component of its own. */
const sections: { [Type in LandingSectionType]: ComponentType<LandingSectionProps<Type>> } = {
  hero: ({ section, ...rest }) => <FullBannerBlock block={heroOf(section)} {...rest} />,
  features: ({ section, ...rest }) => <ParagraphsGridBlock block={featuresOf(section)} {...rest} />,
  comparison: ComparisonSection,
  gallery: ({ section, ...rest }) => <ImageGridBlock block={galleryOf(section)} {...rest} />,
  video: ({ section, ...rest }) => <MediaStandaloneBlock block={videoOf(section)} {...rest} />,
  specifications: SpecificationsSection,
  testimonials: TestimonialsSection,
  questions: ({ section, ...rest }) => <AccordionBlock block={questionsOf(section)} {...rest} />,
  countdown: CountdownSection,
  callToAction: ({ section, ...rest }) => <FullBannerBlock block={bannerOf(section)} {...rest} />,
  form: ({ section, ...rest }) => <CustomFormBlock block={formOf(section)} {...rest} />,
}

export function LandingSection(props: LandingSectionProps) {
  const Section = sections[props.section.type] as ComponentType<LandingSectionProps>
  return <Section {...props} />
}
