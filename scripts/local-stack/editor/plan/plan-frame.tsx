import type { ReactNode } from 'react'
import { useEditor } from '../page/editor-context.ts'
import { LanguageChoice } from '../ui/language-choice.tsx'
import { Sign } from '../ui/sign.tsx'
import './plan.css'

type Props = {
  back: { href: string; label: string }
  children: ReactNode
}

/** A page of the plan, below the bar of the space. */
export function PlanFrame({ back, children }: Props) {
  const { space } = useEditor()
  return (
    <div className="plan-page">
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
