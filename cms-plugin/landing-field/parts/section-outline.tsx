import type { LandingSection } from 'component-schemas/landing/landing-data.ts'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { useField } from '../frame/field-context.ts'
import { sectionName } from './section-card.tsx'

export type SectionOutlineProps = {
  sections: readonly LandingSection[]
  /** Opens a section's form. */
  onOpen: (id: string) => void
}

/**
 * The order of the sections, changed by dragging: with the mouse, by touch, or by keyboard (Enter on the handle, arrows,
 * Enter), each with spoken feedback.
 */
export function SectionOutline({ sections, onOpen }: SectionOutlineProps) {
  const { dispatch, messages } = useField()
  const placeOf = (id: unknown) => sections.findIndex((section) => section.id === id)
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const from = placeOf([...keys][0])
      const at = placeOf(target.key) + (target.dropPosition === 'after' ? 1 : 0)
      dispatch({ do: 'move', list: ['sections'], from, to: from < at ? at - 1 : at })
    },
  })
  return (
    <GridList
      aria-label={messages.say('outline')}
      className="outline"
      items={sections}
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen(String(key))}
      // A row shows the present name of its section.
      dependencies={[messages]}
    >
      {(section) => {
        const name = sectionName(section, messages.sections[section.type])
        return (
          <GridListItem id={section.id} textValue={name}>
            <Button slot="drag" className="handle" aria-label={messages.say('drag', { name })}>
              <span aria-hidden="true">⠿</span>
            </Button>
            <span>{name}</span>
          </GridListItem>
        )
      }}
    </GridList>
  )
}
