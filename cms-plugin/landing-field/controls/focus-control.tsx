import type { LandingMedia } from 'component-schemas/landing/landing-media.ts'
import { type MouseEvent, useState } from 'react'
import { useField } from '../frame/field-context.ts'
import { focusAt, focusIn, sizeOf } from './focus-point.ts'

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
