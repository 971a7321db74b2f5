import { z } from 'zod'
import type { SourceStory } from '../compile/source-story.ts'
import type { NamedKey } from './keys/draw-key.ts'
import { type KeyLook, keyLook } from './keys/key-look.ts'
import { type MachineLook, machineLook, type NamedMachine } from './machines/machine-look.ts'

const measure = z.number().positive()

const keySpec = z.looseObject({
  bowShape: z.string(),
  material: z.string(),
  finish: z.string(),
  bladeLengthMm: measure,
  bladeHeightMm: measure,
  bladeThicknessMm: measure,
  spacingMm: measure.default(1),
  bitting: z.string().transform((text) => text.split('-').map(Number)),
})

/** What the technical data do not say and a picture needs. */
const keyDrawing = z.strictObject({
  kind: z.literal('key'),
  cut: z.enum(['edge', 'dimple', 'track', 'bit', 'tube']),
  /** Depth of one step of the bitting. */
  stepMm: measure,
  firstMm: z.number().default(5),
  flatMm: measure.default(1.2),
  slopeDegrees: z.number().default(50),
  grooves: z.array(z.unknown()).default([]),
  trackMm: measure.default(2.4),
  isDouble: z.boolean().default(false),
  /** Thickness of the arms of a cruciform blade. */
  armMm: z.number().default(0),
  shankMm: measure.default(6),
  bitWidthMm: measure.default(11),
  bitHeightMm: measure.default(8),
  pinMm: z.number().default(0),
  boreMm: measure.default(7),
  /** Second row of a dimple key: distance from the middle line and steps, 0 is none. */
  second: z.strictObject({ offsetMm: z.number(), bitting: z.string() }).optional(),
})

type KeySpec = z.output<typeof keySpec>
type KeyDrawing = z.output<typeof keyDrawing>

/**
 * What the pictures of a key product are drawn from: its own measures, bow and sample bitting.
 * @throws ZodError when a measure is missing
 */
export function keyLookOf(story: SourceStory): KeyLook {
  const spec = keySpec.parse(specOf(story))
  const drawing = keyDrawing.parse(story.drawing)
  const { bladeLengthMm, bladeHeightMm, bladeThicknessMm } = spec
  return keyLook.parse({
    bow: spec.bowShape,
    finish: finishOf(spec),
    bladeLengthMm,
    // A round shank is as high as it is thick; its flag is drawn apart.
    bladeHeightMm: drawing.cut === 'bit' ? drawing.shankMm : bladeHeightMm,
    bladeThicknessMm,
    grooves: drawing.grooves,
    cut: cuts[drawing.cut](spec, drawing),
  })
}

/** A machine's outer measures and its build. */
export function machineLookOf(story: SourceStory): MachineLook {
  const { widthMm, depthMm, heightMm } = z
    .looseObject({ widthMm: measure, depthMm: measure, heightMm: measure })
    .parse(specOf(story))
  const { kind: _, ...drawn } = z.looseObject({ kind: z.literal('machine') }).parse(story.drawing)
  return machineLook.parse({ ...drawn, widthMm, depthMm, heightMm })
}

/** A product's code, as it is engraved. */
export function codeOf(story: SourceStory): string {
  return z.looseObject({ code: z.string() }).parse(story.content).code
}

/** A key product to draw. */
export function keyOf(story: SourceStory): NamedKey {
  return { code: codeOf(story), look: keyLookOf(story) }
}

/** A machine to draw. */
export function machineOf(story: SourceStory): NamedMachine {
  return { name: story.name.toUpperCase(), look: machineLookOf(story) }
}

/** The technical data of a product: its one spec block. */
export function specOf(story: SourceStory): unknown {
  const { spec } = z.looseObject({ spec: z.array(z.unknown()).length(1) }).parse(story.content)
  return spec[0]
}

const cuts: Readonly<Record<KeyDrawing['cut'], (spec: KeySpec, drawing: KeyDrawing) => unknown>> = {
  edge: (spec, drawing) => ({
    style: 'edge',
    isDouble: drawing.isDouble,
    armMm: drawing.armMm,
    bitting: bittingOf(spec, drawing),
  }),
  track: (spec, drawing) => ({ style: 'track', trackMm: drawing.trackMm, bitting: bittingOf(spec, drawing) }),
  dimple: (spec, { firstMm, stepMm, second }) => ({
    style: 'dimple',
    firstMm,
    spacingMm: spec.spacingMm,
    rows: [
      { offsetMm: -spec.bladeHeightMm * 0.19, diametersMm: diameters(spec.bitting, stepMm) },
      ...(second
        ? [{ offsetMm: second.offsetMm, diametersMm: diameters(second.bitting.split('-').map(Number), stepMm) }]
        : []),
    ],
  }),
  bit: (spec, { shankMm, bitWidthMm, bitHeightMm, pinMm, isDouble, stepMm }) => ({
    style: 'bit',
    shankMm,
    bitWidthMm,
    bitHeightMm,
    pinMm,
    isDouble,
    stepsMm: spec.bitting.map((step) => step * stepMm),
  }),
  tube: (spec, { boreMm, stepMm }) => ({
    style: 'tube',
    diameterMm: spec.bladeHeightMm,
    boreMm,
    slotsMm: spec.bitting.map((step) => step * stepMm),
  }),
}

function bittingOf({ spacingMm, bitting }: KeySpec, { firstMm, flatMm, slopeDegrees, stepMm }: KeyDrawing) {
  return { firstMm, spacingMm, flatMm, slopeDegrees, depthsMm: bitting.map((step) => step * stepMm) }
}

/** A deeper hole of a conical drill is a wider one. */
function diameters(steps: readonly number[], stepMm: number): number[] {
  return steps.map((step) => (step === 0 ? 0 : 1.6 + step * stepMm))
}

function finishOf({ material, finish }: KeySpec): KeyLook['finish'] {
  if (finish === 'nickel_plated') return 'nickel'
  const plain = { brass: 'brass', nickel_silver: 'nickel_silver', steel: 'steel', stainless_steel: 'steel' } as const
  return plain[material as keyof typeof plain] ?? 'nickel'
}
