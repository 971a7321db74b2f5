import type { KeyShape } from '#site/ui/key-drawing/key-shape.ts'

/** An example of each kind, with its usual measures and equal cuts; a kind that an editor has added looks like most keys. */
const examples: Readonly<Record<string, Omit<KeyShape, 'type'>>> = {
  flat: { head: 'square', length: 22, height: 7, grooves: 1, cuts: 4, sides: 'one' },
  cylinder: { head: 'round', length: 30, height: 8.4, grooves: 2, cuts: 5, sides: 'one' },
  dimple: { head: 'oval', length: 31, height: 9, cuts: 6, sides: 'both' },
  laser: { head: 'plastic', length: 34, height: 9.4, cuts: 6, sides: 'both' },
  cruciform: { head: 'round', length: 34, height: 8.4, cuts: 5, sides: 'around' },
  tubular: { head: 'hexagon', length: 16, height: 9, cuts: 6, sides: 'around' },
  bit: { head: 'trefoil', length: 44, height: 17, cuts: 2, sides: 'one' },
  vehicle: { head: 'plastic', length: 32, height: 8.6, grooves: 1, cuts: 8, sides: 'both' },
  pump: { head: 'round', length: 38, height: 6, grooves: 0, cuts: 3, sides: 'one' },
}

export function exampleOf(type: string): KeyShape {
  const usual = { head: 'round', length: 30, height: 8.4, grooves: 2, cuts: 5, sides: 'one' }
  return { type, ...(examples[type] ?? usual) }
}
