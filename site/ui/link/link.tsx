import type { ReactNode } from 'react'
import { WholeCodes } from '../part-number/whole-codes.tsx'
import { isSafeHref } from './is-safe-href.ts'

export type LinkTarget = {
  href: string
  target?: string | undefined
  rel?: string | undefined
  title?: string | undefined
  /** Further attributes an editor gave, already reduced to harmless ones. */
  attributes?: Readonly<Record<string, string>> | undefined
}

export type LinkProps = {
  to: LinkTarget
  className?: string | undefined
  children: ReactNode
  'aria-current'?: 'page' | 'true' | undefined
  'aria-label'?: string | undefined
  lang?: string | undefined
  hrefLang?: string | undefined
  /** The file is to be kept, not shown, where the browser lets us ask for that. */
  download?: true | undefined
}

/** What an editor may add to a link, and how React spells it. */
const spellings: Readonly<Record<string, string>> = { 'aria-label': 'aria-label', hreflang: 'hrefLang' }
const dataName = /^data-[a-z0-9-]{1,40}$/
/** The visual editor finds blocks by these; content may not pose as one. */
const reserved = /^data-blok-/

/** Keeps harmless attributes only: handlers, styles and addresses have no way in (product specification section 9). */
function safeAttributes(attributes: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const safe: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes ?? {})) {
    const spelling = Object.hasOwn(spellings, name) ? spellings[name] : dataName.test(name) ? name : undefined
    if (spelling === undefined || reserved.test(name) || typeof value !== 'string') continue
    safe[spelling] = value
  }
  return safe
}

/**
 * The only place where an address becomes a link. An address of a scheme we do not allow loses the link and keeps its
 * words; a new window gets no access to ours.
 */
export function Link({ to, children, ...rest }: LinkProps) {
  if (!isSafeHref(to.href)) return <span className={rest.className}>{children}</span>
  const { href, target, title } = to
  const attributes = { ...safeAttributes(to.attributes), ...rest, href, target, rel: relFor(to), title }
  return (
    <a {...given(attributes)}>
      <WholeCodes>{children}</WholeCodes>
    </a>
  )
}

/** A payload names each absent attribute of each of a hundred links. */
function given<Attributes extends object>(attributes: Attributes): Partial<Attributes> {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<Attributes>
}

function relFor({ target, rel }: LinkTarget): string | undefined {
  if (target !== '_blank') return rel
  return [...new Set([...(rel?.split(/\s+/) ?? []), 'noopener'])].filter(Boolean).join(' ')
}
