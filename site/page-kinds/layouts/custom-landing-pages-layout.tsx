import { EmptyLayout } from './empty-layout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SkipLink } from './skip-link.tsx'

/** A custom landing brings its own head and foot; the layout adds nothing but the way past them. */
export function CustomLandingPagesLayout({ languages, children }: LayoutProps) {
  return (
    <>
      <SkipLink />
      <EmptyLayout languages={languages}>{children}</EmptyLayout>
    </>
  )
}
