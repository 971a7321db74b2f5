import type { WireSpace } from '../services/wire-space.ts'

/** An address that shows the space's content. */
export type Host = { name: string; location: string }

/** The preview address of the space and its further ones, from its settings. */
export function hostsOf({ domain, environments }: WireSpace, nameOfFirst: string): Host[] {
  const first = domain === '' ? [] : [{ name: nameOfFirst, location: domain }]
  return [...first, ...environments].filter(({ location }) => URL.canParse(location))
}
