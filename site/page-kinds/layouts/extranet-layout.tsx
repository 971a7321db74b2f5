import { DefaultLayout } from './default-layout.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The layout of pages behind the login: the same house with the lights lower, and a menu of its own. */
export function ExtranetLayout(props: LayoutProps) {
  return <DefaultLayout {...props} headerTheme="ink" />
}
