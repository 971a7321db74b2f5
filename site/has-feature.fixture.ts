import { featureRows } from './features.ts'

/** Whether the site has a feature: what tests of the core say of one holds as long as nobody has left it out. */
export function hasFeature(name: string): boolean {
  return featureRows.some((row) => row.name === name)
}
