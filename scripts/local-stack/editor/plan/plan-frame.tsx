import type { ReactNode } from 'react'
import { useEditor, useMessages } from '../page/editor-context.ts'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { Sign } from '../ui/sign.tsx'
import './plan.css'
import { useSpaceTime } from '../page/use-space-time.ts'
import type { WireRelease } from '../services/wire-plan.ts'

type Props = {
  /** The target of the arrow. */
  back: { href: string; label: string }
  children: ReactNode
}

/** A page of the plan, below the bar of the space. */
export function PlanFrame({ back, children }: Props) {
  const { space } = useEditor()
  return (
    <div className="page">
      <header className="bar">
        <a className="action action-icon" href={back.href} aria-label={back.label}>
          <Sign name="back" />
        </a>
        <span className="brand">{space.name}</span>
        <LanguageChoice />
      </header>
      <main className="plan-main">{children}</main>
    </div>
  )
}

/** The time at which a release becomes public, or that it is public. */
export function ReleaseTime({ release }: { release: Pick<WireRelease, 'released' | 'release_at'> }) {
  const messages = useMessages()
  const { inWords } = useSpaceTime()
  if (release.released) return <span className="status status-published">{messages('isReleased')}</span>
  if (release.release_at === null) return <span className="help">{messages('noReleaseTime')}</span>
  const at = inWords(release.release_at, { dateStyle: 'medium', timeStyle: 'short' })
  return <time dateTime={release.release_at}>{at}</time>
}
