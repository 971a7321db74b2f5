import type { PreviewSignature } from '../server/preview-signature.ts'

export type Previewed = {
  id: number
  /** Full slug, or the `path` of a story that has one. */
  fullSlug: string
  path: string | null
  component: string
  /** The release in which the story is shown; 0 for its draft. */
  release: number
}

/**
 * Preview address of a story in the vendor's format: the story's path appended to the preview address, with the
 * language before it, and the bridge's parameters with the signature.
 * @param language empty for the default one
 * @param location a preview address of the space
 */
export function previewAddress(
  story: Previewed,
  { location, language, now = Date.now() }: { location: string; language: string; now?: number },
  signature: PreviewSignature,
): string {
  const path = story.path?.trim() || story.fullSlug
  const prefixed = [language, path].filter((part) => part !== '').join('/')
  const url = new URL(prefixed.replace(/^\/+/, ''), location.endsWith('/') ? location : `${location}/`)
  const parameters: Record<string, string> = {
    _storyblok: String(story.id),
    _storyblok_c: story.component,
    _storyblok_version: '',
    _storyblok_lang: language || 'default',
    _storyblok_release: String(story.release),
    _storyblok_rl: String(now),
    '_storyblok_tk[space_id]': signature.space_id,
    '_storyblok_tk[timestamp]': signature.timestamp,
    '_storyblok_tk[token]': signature.token,
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/** The path at which a site of this project shares previews; another site has no such page. */
const sharePath = '/_preview/links'

/** @param previewed the address of the page in the frame, whose parameters and signature it keeps */
export function shareAddress(previewed: string): string {
  const url = new URL(previewed)
  url.pathname = sharePath
  return url.href
}
