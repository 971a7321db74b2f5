'use client'

import { type ReactNode, useEffect, useRef } from 'react'

export type ViewLinksProps = {
  label: string
  className?: string | undefined
  /** Links to the anchors of the views, drawn by the server; they work without this. */
  children: ReactNode
}

/**
 * Links to views that are side by side in a row. With JavaScript a link moves the row alone, leaves no trace in
 * the history, and the view in sight is marked.
 */
export function ViewLinks({ label, className, children }: ViewLinksProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    const stops = links.map((link) => follow(link))
    const watching = watch(links)
    return () => {
      for (const stop of stops) stop()
      watching?.disconnect()
    }
  }, [])
  return (
    <nav ref={nav} aria-label={label} className={className}>
      {children}
    </nav>
  )
}

function viewOf(link: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(link.hash.slice(1))
}

function follow(link: HTMLAnchorElement): () => void {
  const move = (event: MouseEvent) => {
    const view = viewOf(link)
    if (!view?.parentElement) return
    event.preventDefault()
    view.parentElement.scrollTo({ left: view.offsetLeft - view.parentElement.offsetLeft, behavior: behaviour() })
  }
  link.addEventListener('click', move)
  return () => link.removeEventListener('click', move)
}

function behaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

function watch(links: readonly HTMLAnchorElement[]): IntersectionObserver | undefined {
  const views = links.map(viewOf)
  const row = views[0]?.parentElement
  if (!row || typeof IntersectionObserver === 'undefined') return undefined
  const mark = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) {
      const link = links[views.indexOf(target as HTMLElement)]
      if (isIntersecting) link?.setAttribute('aria-current', 'true')
      else link?.removeAttribute('aria-current')
    }
  }
  const observer = new IntersectionObserver(mark, { root: row, threshold: 0.6 })
  for (const view of views) if (view) observer.observe(view)
  return observer
}
