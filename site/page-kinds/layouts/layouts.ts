import type { ComponentType } from 'react'
import type { LayoutName } from '#site/routing/route.ts'
import { CustomLandingPagesLayout } from './custom-landing-pages-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { ExtranetLayout } from './extranet-layout.tsx'
import { ExtranetWithPrefooterLayout } from './extranet-with-prefooter-layout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SimpleLandingLayout } from './simple-landing-layout.tsx'
import { WithPrefooterLayout } from './with-prefooter-layout.tsx'

/** The seven layouts by the name routes give them (product specification section 2); a name without one does not compile. */
export const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  'custom-landing-pages': CustomLandingPagesLayout,
  default: DefaultLayout,
  empty: EmptyLayout,
  extranet: ExtranetLayout,
  'extranet-with-prefooter': ExtranetWithPrefooterLayout,
  'simple-landing': SimpleLandingLayout,
  'with-prefooter': WithPrefooterLayout,
}
