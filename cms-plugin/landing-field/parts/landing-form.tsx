import { landingSeo, landingTitle } from 'component-schemas/landing/landing-data.ts'
import type { LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { landingSectionTypes } from 'component-schemas/landing/landing-sections.ts'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Fields } from '../controls/fields.tsx'
import { ThemeControl } from '../controls/theme-control.tsx'
import { useField } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import type { EditedLanding } from '../state/use-landing.ts'
import { ProblemSummary } from './problem-summary.tsx'
import { SectionCard } from './section-card.tsx'
import { SectionOutline } from './section-outline.tsx'

/** The whole landing as a form. */
export function LandingForm({ landing }: { landing: EditedLanding }) {
  const { messages } = useField()
  const { data, migratedFrom, dispatch } = landing
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)))
  const go = ({ path }: LandingProblem) => {
    const section = path[0] === 'sections' ? data.sections[Number(path[1])] : undefined
    if (section) toggle(section.id, true)
    focusSoon(path)
  }
  return (
    <div className="landing">
      {migratedFrom !== undefined && (
        <output className="state">{messages.say('migrated', { version: migratedFrom })}</output>
      )}
      <ProblemSummary data={data} onGo={go} />
      <section className="basics">
        <Fields fields={{ title: landingTitle }} path={[]} values={data} />
        <ThemeControl theme={data.theme} />
        <Part label={messages.fields.seo}>
          <Fields fields={landingSeo} path={['seo']} values={data.seo} />
        </Part>
      </section>
      <section>
        <h2 id={controlId(['sections'])} tabIndex={-1}>
          {messages.fields.sections}
        </h2>
        <Part label={messages.say('outline')}>
          <SectionOutline
            sections={data.sections}
            onOpen={(id) => {
              toggle(id, true)
              focusSoon(['sections', data.sections.findIndex((one) => one.id === id), 'title'])
            }}
          />
        </Part>
        {data.sections.map((section, index) => (
          <SectionCard
            key={section.id}
            section={section}
            index={index}
            count={data.sections.length}
            isOpen={open.has(section.id)}
            onToggle={(isOpen) => toggle(section.id, isOpen)}
          />
        ))}
        <Part label={messages.say('addSection')}>
          <ul className="kinds">
            {landingSectionTypes.map((type) => (
              <li key={type}>
                <Button onPress={() => dispatch({ do: 'add-section', type })}>{messages.sections[type]}</Button>
              </li>
            ))}
          </ul>
        </Part>
      </section>
    </div>
  )
}

/** A part of the form that opens. */
function Part({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <Disclosure className="part">
      {({ isExpanded }) => (
        <>
          <Button slot="trigger" className="part-title">
            <span aria-hidden="true">{isExpanded ? '▾' : '▸'} </span>
            {label}
          </Button>
          <DisclosurePanel>{isExpanded && children}</DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

/** Its control, or the nearest around it, after the render. */
function focusSoon(path: readonly (string | number)[]): void {
  requestAnimationFrame(() => {
    for (let length = path.length; length > 0; length--) {
      const found = document.getElementById(controlId(path.slice(0, length)))
      const control = found?.querySelector<HTMLElement>('input, textarea') ?? found
      if (control) {
        control.focus()
        control.scrollIntoView({ block: 'center' })
        return
      }
    }
  })
}
