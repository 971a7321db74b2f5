'use client'

import { type ReactNode, useEffect, useRef } from 'react'

type Both<Value> = { previous: Value; next: Value }

export type CarouselButtonsProps = {
  labels: Both<string>
  icons: Both<ReactNode>
  classNames: { row: string; button: string }
}

/** So much less than a pixel is a row at its end: browsers scroll by parts of pixels. */
const tolerancePx = 2

/** Buttons that move the row before them by what is in view; at an end its button does nothing and says so. */
export function CarouselButtons({ labels, icons, classNames }: CarouselButtonsProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const buttons = row.current
    const track = buttons?.previousElementSibling
    if (!buttons || !track) return
    const [previous, next] = buttons.children
    const update = () => {
      const most = track.scrollWidth - track.clientWidth
      buttons.toggleAttribute('data-idle', most <= tolerancePx)
      buttons.toggleAttribute('data-moves', most > tolerancePx)
      previous?.setAttribute('aria-disabled', String(track.scrollLeft <= tolerancePx))
      next?.setAttribute('aria-disabled', String(track.scrollLeft >= most - tolerancePx))
    }
    const onClick = ({ target }: MouseEvent) => {
      const step = target instanceof Node && previous?.contains(target) ? -1 : 1
      if (target !== buttons) track.scrollBy({ left: step * track.clientWidth * 0.9 })
    }
    // Reports the first size after the browser's own layout: measuring here would lay the page out while React has just changed it.
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update)
    if (sizes) sizes.observe(track)
    else update()
    track.addEventListener('scroll', update, { passive: true })
    buttons.addEventListener('click', onClick)
    return () => {
      sizes?.disconnect()
      track.removeEventListener('scroll', update)
      buttons.removeEventListener('click', onClick)
    }
  }, [])
  return (
    <div ref={row} className={classNames.row}>
      <button type="button" className={classNames.button} aria-label={labels.previous} aria-disabled>
        {icons.previous}
      </button>
      <button type="button" className={classNames.button} aria-label={labels.next} aria-disabled={false}>
        {icons.next}
      </button>
    </div>
  )
}
