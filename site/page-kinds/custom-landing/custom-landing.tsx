import { useLingui } from '@lingui/react/macro'
import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import type { ShownLanding } from 'component-schemas/landing/show-landing.ts'
import type { ComponentType, CSSProperties } from 'react'
import { AccordionBlock } from '#site/blocks/accordion/accordion.tsx'
import type { BlockContext } from '#site/blocks/block-context.ts'
import { CustomFormBlock } from '#site/blocks/custom-form.tsx'
import { FullBannerBlock } from '#site/blocks/full-banner/full-banner.tsx'
import { ImageGridBlock } from '#site/blocks/image-grid/image-grid.tsx'
import { MediaStandaloneBlock } from '#site/blocks/media-standalone/media-standalone.tsx'
import { ParagraphsGridBlock } from '#site/blocks/paragraphs-grid/paragraphs-grid.tsx'
import { brand } from '#site/brand/brand.ts'
import { Link } from '#site/ui/link/link.tsx'
import {
  bannerOf,
  featuresOf,
  formOf,
  galleryOf,
  heroOf,
  type LandingSectionProps,
  questionsOf,
  videoOf,
} from './blocks-of-sections.ts'
import styles from './custom-landing.module.css'
import { ComparisonSection, CountdownSection, SpecificationsSection, TestimonialsSection } from './own-sections.tsx'

export type CustomLandingProps = {
  landing: ShownLanding
  /** Countdowns that have ended. */
  ended: readonly string[]
  /** Whether the landing itself shows the name of the house, because its layout does not. */
  hasOwnHead: boolean
  homeHref: string
  context: BlockContext
}

/**
 * A page for one campaign, in two colours of its own: sections in the editor's order, the house's name above them and one
 * way home below.
 */
export function CustomLanding({ landing, ended, hasOwnHead, homeHref, context }: CustomLandingProps) {
  const { t } = useLingui()
  const { name } = brand
  return (
    <div className={styles.landing} style={themeStyle(landing.theme)}>
      {hasOwnHead && (
        <p className={styles.head} data-theme={landing.sections[0]?.tone === 'strong' ? 'ink' : 'paper'}>
          <Link to={{ href: homeHref }} className={styles.house} aria-label={t`${name}, home page`}>
            {name}
          </Link>
        </p>
      )}
      {landing.sections.map((section, index) => (
        <LandingSection
          key={section.id}
          section={section}
          level={index === 0 ? 1 : 2}
          hasEnded={ended.includes(section.id)}
          context={context}
        />
      ))}
      <p className={styles.foot} data-theme={landing.sections.at(-1)?.tone === 'strong' ? 'paper' : 'ink'}>
        <Link to={{ href: homeHref }} className={styles.home}>{t`Back to the home page`}</Link>
      </p>
    </div>
  )
}

function themeStyle({ ground, accent }: ShownLanding['theme']): CSSProperties {
  return { '--landing-ground': ground, '--landing-accent': accent }
}

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

function LandingSection(props: LandingSectionProps) {
  const Section = sections[props.section.type] as ComponentType<LandingSectionProps>
  return <Section {...props} />
}
