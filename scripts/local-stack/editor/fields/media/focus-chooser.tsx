import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { EditorServices } from '../../services/editor-services.ts'
import { messagesOf } from '../messages/field-messages.ts'

type FocusChooserProps = {
  address: string
  /** `X1xY1:X2xY2`, or empty for the centre. */
  focus: string
  onChange: (focus: string) => void
  services: EditorServices
}

/** Step of an arrow key in pixels of the original: a fiftieth of the image. */
const steps = 50

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Chooses the focal point: by a click in the image, or with the arrow keys. */
export function FocusChooser({ address, focus, onChange, services }: FocusChooserProps) {
  const messages = messagesOf(services)
  const [shown, setShown] = useState<PictureSize>()
  const size = sizeIn(address) ?? shown
  const centre = { x: Math.floor((size?.width ?? 0) / 2), y: Math.floor((size?.height ?? 0) / 2) }
  const point = pointOf(focus) ?? centre
  const percent = (part: number, whole: number | undefined) => Math.round((part / (whole ?? 1)) * 100)
  const across = percent(point.x, size?.width)
  const down = percent(point.y, size?.height)
  const put = (by: { x: number; y: number }, from = point) => {
    if (size !== undefined) onChange(focusOf(movedPoint(from, by, size)))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (arrow === undefined || size === undefined) return
    event.preventDefault()
    put({ x: (arrow.x * size.width) / steps, y: (arrow.y * size.height) / steps })
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A key press on the button has no position.
    if (event.detail === 0 || size === undefined || box.width === 0) return
    const x = ((event.clientX - box.left) / box.width) * size.width
    put({ x, y: ((event.clientY - box.top) / box.height) * size.height }, { x: 0, y: 0 })
  }
  return (
    <div className="field-part">
      <span>{messages('focusPoint')}</span>
      <span className="field-help">{messages('focusHelp')}</span>
      <button
        type="button"
        className="field-focus"
        aria-label={`${messages('focusPoint')}: ${messages('focusAcross')} ${across}, ${messages('focusDown')} ${down}`}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <img
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && setShown({ width, height })
          }
        />
        <span className="field-focus-point" style={{ left: `${across}%`, top: `${down}%` }} />
      </button>
      {focus !== '' && (
        <Button className="field-button" onPress={() => onChange('')}>
          {messages('clearFocus')}
        </Button>
      )}
    </div>
  )
}

/** A point in an image, in pixels of its original. */
type Point = { x: number; y: number }

type PictureSize = { width: number; height: number }

/** As the vendor stores it: `X1xY1:X2xY2`, a rectangle of one pixel (Storyblok docs, image service, focal point). */
export function focusOf({ x, y }: Point): string {
  return `${x}x${y}:${x + 1}x${y + 1}`
}

/** The centre of a stored rectangle; undefined when there is none, or it is invalid. */
export function pointOf(focus: string): Point | undefined {
  const numbers = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)?.slice(1).map(Number)
  if (numbers === undefined) return undefined
  const [left = 0, top = 0, right = 0, bottom = 0] = numbers
  return { x: Math.floor((left + right) / 2), y: Math.floor((top + bottom) / 2) }
}

/** A point moved by pixels and clamped to the image. */
export function movedPoint(point: Point, by: Point, size: PictureSize): Point {
  return {
    x: Math.min(Math.max(0, Math.round(point.x + by.x)), size.width - 1),
    y: Math.min(Math.max(0, Math.round(point.y + by.y)), size.height - 1),
  }
}

/** The size in an asset's address, `/f/<space>/<width>x<height>/…`; undefined when it has none. */
export function sizeIn(address: string): PictureSize | undefined {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(address) ?? []
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : undefined
}
