import type { LocaleCode } from '#site/routing/locales.ts'

/** A story as templates receive it. */
export type Story<Content> = {
  id: number
  uuid: string
  name: string
  /** Address in the default language, without slashes at its ends: `global/productos/llave-plana`. */
  address: string
  /** Paths of the same story in the locales of the market in which it is published. */
  alternates: readonly { locale: LocaleCode; href: string }[]
  content: Content
}
