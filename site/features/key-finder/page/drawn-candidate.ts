import type { ProductCard } from 'component-schemas/cards/resolved-data.ts'
import type { MeasuredKey } from '#site/content/facets/blanks/measured-key.ts'
import { drawKey } from '#site/ui/key-drawing/draw-key.ts'
import { drawSection } from '#site/ui/key-drawing/draw-section.ts'
import type { KeyShape, KeyView } from '#site/ui/key-drawing/key-shape.ts'

/** A candidate from its side and cut across, with the measured key over it where something of it is known. */
export type DrawnCandidate = {
  side: KeyView
  section: KeyView
  sideOver?: KeyView | undefined
  sectionOver?: KeyView | undefined
}

/** Undefined for a blank that does not state its blade. Values that were not measured are the candidate's. */
export function drawnFrom(spec: ProductCard['spec'], measured: MeasuredKey): DrawnCandidate | undefined {
  if (spec?.component !== 'spec_key_blank') return undefined
  const { keyType: type, bladeLengthMm: length, bladeHeightMm: height, bladeThicknessMm: thickness } = spec
  if (length === undefined || height === undefined) return undefined
  const own: KeyShape = {
    type,
    head: spec.bowShape,
    length,
    height,
    thickness,
    grooves: spec.grooves,
    sides: spec.cutSides,
  }
  const { cuts: _, ...known } = measured
  const stated = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined))
  const yours: KeyShape = { ...own, ...stated }
  const hasSide = ['length', 'height', 'head'].some((name) => name in stated)
  const hasSection = ['height', 'grooves'].some((name) => name in stated)
  return {
    side: drawKey(own),
    section: drawSection(own),
    sideOver: hasSide ? drawKey(yours) : undefined,
    sectionOver: hasSection ? drawSection(yours) : undefined,
  }
}
