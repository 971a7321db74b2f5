import type { LandingSection } from 'component-schemas/landing/landing-data.ts'
import { landingSections, sectionFrame } from 'component-schemas/landing/landing-sections.ts'
import { Button } from 'react-aria-components/Button'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Fields } from '../controls/fields.tsx'
import { ItemTools } from '../controls/item-tools.tsx'
import { useField, useProblems } from '../frame/field-context.ts'

export type SectionCardProps = {
  section: LandingSection
  index: number
  count: number
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** One section: its name and its problems while closed, every value in its control when open. */
export function SectionCard({ section, index, count, isOpen, onToggle }: SectionCardProps) {
  const { messages } = useField()
  const path = ['sections', index]
  const missing = useProblems(path, true).length
  const name = sectionName(section, messages.sections[section.type])
  return (
    <Disclosure className="card" isExpanded={isOpen} onExpandedChange={onToggle} id={`section-${section.id}`}>
      <div className="card-head">
        <Heading level={3}>
          <Button slot="trigger" className="card-title">
            <span className="sign" aria-hidden="true">
              {isOpen ? '▾' : '▸'}
            </span>
            <span className="kind">{messages.sections[section.type]}</span>
            <span className="name">{section.title}</span>
            {missing > 0 && <span className="missing">{messages.say('problems', { count: missing })}</span>}
          </Button>
        </Heading>
        <ItemTools list={['sections']} index={index} count={count} name={name} />
      </div>
      <DisclosurePanel className="card-body">
        {isOpen && (
          <Fields fields={{ ...landingSections[section.type], ...sectionFrame }} path={path} values={section} />
        )}
      </DisclosurePanel>
    </Disclosure>
  )
}

/** How a section is called where its form is not shown. */
export function sectionName({ title }: LandingSection, kind: string): string {
  return title === '' ? kind : `${kind}: ${title}`
}
