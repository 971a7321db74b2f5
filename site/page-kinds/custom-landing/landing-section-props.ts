import type { LandingSectionType } from 'component-schemas/landing/landing-sections.ts'
import type { ShownSection } from 'component-schemas/landing/show-landing.ts'
import type { BlockContext } from '#site/blocks/block-context.ts'
import type { HeadingLevel } from '#site/ui/heading/heading.tsx'

export type LandingSectionProps<Type extends LandingSectionType = LandingSectionType> = {
  section: ShownSection<Type>
  context: BlockContext
  level: HeadingLevel
  /** Only countdowns end. */
  hasEnded: boolean
}
