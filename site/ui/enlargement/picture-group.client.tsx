'use client'

import { type ReactNode, useEffect, useRef } from 'react'

export type PictureGroupProps = { className?: string | undefined; children: ReactNode }

/** A list of pictures that open large (`Enlargement`), one after the other in the same window. */
export function PictureGroup({ className, children }: PictureGroupProps) {
  const group = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const list = group.current
    const enlarge = (sheet: HTMLDialogElement) =>
      void import('./lightbox.client.ts').then(
        ({ openLightbox }) => openLightbox(sheet, [...(list?.querySelectorAll('dialog') ?? [])]),
        () => sheet.showModal(),
      )
    const onClick = (event: MouseEvent) => {
      const trigger = event.target instanceof Element ? event.target.closest('button[popovertarget]') : null
      const sheet = document.getElementById(trigger?.getAttribute('popovertarget') ?? '')
      if (!(sheet instanceof HTMLDialogElement) || sheet.contains(trigger)) return
      // The popover of the platform stays for pages without scripts.
      event.preventDefault()
      enlarge(sheet)
    }
    list?.addEventListener('click', onClick)
    // One that the visitor opened before the script arrived.
    const early = list?.querySelector<HTMLDialogElement>('dialog:popover-open')
    early?.hidePopover()
    if (early) enlarge(early)
    return () => list?.removeEventListener('click', onClick)
  }, [])
  return (
    <ul ref={group} className={className} data-start="click">
      {children}
    </ul>
  )
}
