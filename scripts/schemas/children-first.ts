import type { WireComponent } from 'component-schemas/schema/to-wire.ts'

/** Sorts components after those that their fields may contain, so that no list names an unknown one. */
export function childrenFirst(components: readonly WireComponent[]): WireComponent[] {
  const ordered = new Set<WireComponent>()
  const visiting = new Set<WireComponent>()
  const visit = (component: WireComponent) => {
    if (ordered.has(component) || visiting.has(component)) return
    visiting.add(component)
    for (const child of components.filter(({ name }) => allowedIn(component).has(name))) visit(child)
    ordered.add(component)
  }
  for (const component of components) visit(component)
  return [...ordered]
}

function allowedIn(component: WireComponent): Set<unknown> {
  const lists = Object.values(component.schema).map((field) => field['component_whitelist'])
  return new Set(lists.flatMap((list) => (Array.isArray(list) ? list : [])))
}
