import type { ComponentType } from 'react'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { WithPrefooterLayout } from './with-prefooter-layout.tsx'

/** The layouts that exist, by the name routes give them (product specification section 3). */
export const layouts = {
  default: DefaultLayout,
  empty: EmptyLayout,
  'with-prefooter': WithPrefooterLayout,
} as const satisfies Record<string, ComponentType<LayoutProps>>

export type LayoutName = keyof typeof layouts
