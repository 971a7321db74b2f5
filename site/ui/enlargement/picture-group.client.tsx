'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A list of pictures that open large (`Enlargement`), one after the other in the same window. */
export function PictureGroup({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const group = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = group.current
    const enlarge = async (sheet: HTMLDialogElement, isWanted: () => boolean) => {
      const loaded = await import('./lightbox.client.ts').catch(() => undefined)
      // A picture that the visitor opened before the script arrived stays open until the window is there, and closed once it was closed.
      if (!isWanted()) return
      sheet.hidePopover?.()
      if (loaded) loaded.openLightbox(sheet, [...(list?.querySelectorAll('dialog') ?? [])])
      else sheet.showModal()
    }
    const onClick = (event: MouseEvent) => {
      const trigger = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null
      const sheet = document.getElementById(trigger?.getAttribute('popovertarget') ?? '')
      if (!(sheet instanceof HTMLDialogElement) || sheet.contains(trigger)) return
      // The popover of the platform stays for pages without scripts.
      event.preventDefault()
      void enlarge(sheet, () => true)
    }
    list?.addEventListener('click', onClick)
    const early = list?.querySelector<HTMLDialogElement>('dialog:popover-open')
    if (early) void enlarge(early, () => early.matches(':popover-open'))
    return () => list?.removeEventListener('click', onClick)
  }, [])
  return (
    <ul ref={group} className={className}>
      {children}
    </ul>
  )
}
