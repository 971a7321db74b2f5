/** Opens the closed group that contains a place and brings the place into view; a place in none stays where it is. */
export function openGroup(place: Element | null | undefined): void {
  const group = place?.closest('details:not([open])')
  if (!(group instanceof HTMLDetailsElement)) return
  group.open = true
  place?.scrollIntoView({ block: 'center' })
}
