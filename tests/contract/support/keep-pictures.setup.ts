import { cachePictures } from 'scripts/seed/seed.ts'

/** Several suites seed a space; the first picture of each would be rendered in all of them at once. */
export async function setup(): Promise<void> {
  await cachePictures()
}
