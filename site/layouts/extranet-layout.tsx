import { DefaultLayout } from './default-layout.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The layout of pages behind the login. */
export function ExtranetLayout(props: LayoutProps) {
  return <DefaultLayout {...props} />
}
