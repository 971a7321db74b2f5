import { isMailAddress } from '../../fields/issues/link-issue.ts'
import type { StoredLink } from './stored-links.ts'

/** What is wrong with a link. */
export type LinkProblem =
  | { problem: 'noTarget' | 'missing' | 'badAddress' | 'badMail' | 'insecure' | 'typed' }
  | { problem: 'folder' | 'unpublished' | 'noPage'; name: string }
  | { problem: 'notThere'; name: string; places: readonly PagePlace[] }

/** A page of a story: one language of one market. */
export type PagePlace = { market: string; locale: string }

/** A story of the space that a link may lead to. */
export type LinkTarget = {
  name: string
  isFolder: boolean
  isPublished: boolean
  /** Where visitors find it; undefined while the site has not said it. */
  pages: readonly PagePlace[] | undefined
}

export type LinkScene = {
  targets: ReadonlyMap<string, LinkTarget>
  /** Where visitors find the story with the link. */
  own: readonly PagePlace[]
}

/** The problem of one link; undefined for a good one. An address of another website is judged by its form. */
export function judgeLink(link: StoredLink, scene: LinkScene): LinkProblem | undefined {
  if (link.kind === 'story') return judgeStory(link, scene)
  if (link.kind === 'email') return isMailAddress(link.address) ? undefined : { problem: 'badMail' }
  return judgeAddress(link.address)
}

function judgeStory({ uuid, language }: StoredLink, { targets, own }: LinkScene): LinkProblem | undefined {
  if (uuid === '') return { problem: 'noTarget' }
  const target = targets.get(uuid)
  if (!target) return { problem: 'missing' }
  const { name, pages } = target
  if (target.isFolder) return { problem: 'folder', name }
  if (!target.isPublished) return { problem: 'unpublished', name }
  if (pages === undefined) return undefined
  if (pages.length === 0) return { problem: 'noPage', name }
  const shownIn = own.filter(({ locale }) => !language || locale === language)
  const places = shownIn.filter((place) => !isShownAt(place, pages, own))
  return places.length === 0 ? undefined : { problem: 'notThere', name, places }
}

/**
 * The site names a path once, with the locale of the first market that has it: where the story has one page in a market, any page of the
 * target in that market counts.
 */
function isShownAt({ market, locale }: PagePlace, pages: readonly PagePlace[], own: readonly PagePlace[]): boolean {
  const there = pages.filter((page) => page.market === market)
  const isOnlyOne = own.filter((page) => page.market === market).length === 1
  return isOnlyOne ? there.length > 0 : there.some((page) => page.locale === locale)
}

/** An address that begins with one slash is of this website: a chosen page would follow its moves. */
function judgeAddress(address: string): LinkProblem | undefined {
  if (/^\/(?!\/)/.test(address)) return { problem: 'typed' }
  if (/^[#?]/.test(address) || /^(mailto|tel):\S+$/i.test(address)) return undefined
  const url = webAddress(address)
  if (!url) return { problem: 'badAddress' }
  return url.protocol === 'http:' ? { problem: 'insecure' } : undefined
}

/** An address of another website that can be requested; undefined for another scheme, a space inside, or a host without a domain. */
export function webAddress(address: string): URL | undefined {
  if (/\s/.test(address) || !/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return /[^.]\.[^.]+$/.test(url.hostname) ? url : undefined
}
