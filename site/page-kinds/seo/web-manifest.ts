import { brandLook } from '#site/brand/brand.ts'

/** Around the page while it opens. */
const colours = { theme_color: brandLook.colours.ink, background_color: brandLook.colours.paper }

/** Files of `site/app`, whose numbers are the framework's. */
const icons = [
  { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
  { src: '/icon1.png', type: 'image/png', sizes: '192x192' },
  { src: '/icon2.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
]

export type ManifestDetails = {
  name: string
  description: string | undefined
  /** BCP 47 tag of both. */
  language: string
  home: string
}

/** The web manifest of a website (W3C Web Application Manifest): its name and icon on a home screen; it opens in the browser. */
export function webManifest({ name, description, language, home }: ManifestDetails): object {
  return {
    name,
    short_name: name,
    ...(description === undefined ? {} : { description }),
    lang: language,
    id: '/',
    start_url: home,
    scope: '/',
    display: 'browser',
    ...colours,
    icons,
  }
}
