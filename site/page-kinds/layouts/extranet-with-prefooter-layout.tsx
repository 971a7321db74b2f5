import { ExtranetLayout } from './extranet-layout.tsx'
import type { LayoutProps } from './layout-props.ts'
import { PreFooter } from './pre-footer/pre-footer.tsx'

/** The extranet's entrance: before the footer stands an invitation. */
export function ExtranetWithPrefooterLayout({ children, ...props }: LayoutProps) {
  return (
    <ExtranetLayout {...props}>
      {children}
      <PreFooter settings={props.settings} language={props.languages?.settings ?? props.locale} />
    </ExtranetLayout>
  )
}
