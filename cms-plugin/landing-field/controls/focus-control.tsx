import type { LandingMedia } from 'component-schemas/landing/landing-media.ts'
import { type MouseEvent, useState } from 'react'
import { useField } from '../frame/field-context.ts'

type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** `/f/<space>/<width>x<height>/…` (Storyblok docs, asset URL). */
function sizeOf(filename: string): Size | undefined {
  const [, width, height] = /\/f\/\d+\/(\d+)x(\d+)\//.exec(filename) ?? []
  return Number(width) && Number(height) ? { width: Number(width), height: Number(height) } : undefined
}

/** `X1xY1:X2xY2` in pixels -> its middle in per cent of the picture. */
function focusIn(focus: string, { width, height }: Size): Point | undefined {
  const corners = /^(\d+)x(\d+):(\d+)x(\d+)$/.exec(focus)
  if (!corners) return undefined
  const [left, top, right, bottom] = corners.slice(1).map(Number) as [number, number, number, number]
  return { x: Math.round(((left + right) / 2 / width) * 100), y: Math.round(((top + bottom) / 2 / height) * 100) }
}

/** A point in per cent -> the vendor's form, a square of one pixel. */
function focusAt({ x, y }: Point, { width, height }: Size): string {
  const pixel = (part: number, whole: number) =>
    Math.round((Math.max(0, Math.min(100, part)) / 100) * Math.max(0, whole - 1))
  const [left, top] = [pixel(x, width), pixel(y, height)]
  return `${left}x${top}:${left + 1}x${top + 1}`
}

/** The point that stays visible in every crop: pressed on the picture, or given as two numbers. */
export function FocusControl({ media, onChange }: { media: LandingMedia; onChange: (focus: string) => void }) {
  const { messages } = useField()
  const [seen, setSeen] = useState<{ width: number; height: number }>()
  const size = sizeOf(media.filename) ?? seen
  const point = size && focusIn(media.focus ?? '', size)
  const set = (x: number, y: number) => size && onChange(focusAt({ x, y }, size))
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    set(((event.clientX - box.left) / box.width) * 100, ((event.clientY - box.top) / box.height) * 100)
  }
  return (
    <div className="focus">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the numbers below do the same by keyboard */}
      <span className="picture" onClick={press}>
        <img
          src={media.filename}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSeen({ width, height })}
        />
        {point && <span className="point" style={{ left: `${point.x}%`, top: `${point.y}%` }} />}
      </span>
      <p className="quiet">{messages.say('focusHelp')}</p>
      <div className="row">
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            <span>{messages.say(axis === 'x' ? 'focusX' : 'focusY')}</span>
            <input
              type="number"
              min={0}
              max={100}
              value={point?.[axis] ?? ''}
              disabled={size === undefined}
              onChange={({ target: { value } }) => {
                const other = point ?? { x: 50, y: 50 }
                const next = { ...other, [axis]: Number(value) }
                set(next.x, next.y)
              }}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
