import { DefaultLayout } from './default-layout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PreFooter } from './pre-footer/pre-footer.tsx'

/** The layout of public pages: before the footer stands an invitation. */
export function WithPrefooterLayout({ children, ...props }: LayoutProps) {
  return (
    <DefaultLayout {...props}>
      {children}
      <PreFooter settings={props.settings} language={props.languages?.settings ?? props.locale} />
    </DefaultLayout>
  )
}
