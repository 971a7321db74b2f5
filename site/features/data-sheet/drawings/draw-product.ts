import { msg } from '@lingui/core/macro'
import type { ProductSpec } from 'component-schemas/content-types/product/schema.ts'
import type { SpecAccessory } from 'component-schemas/content-types/product/spec-accessory.ts'
import type { SpecCylinder } from 'component-schemas/content-types/product/spec-cylinder.ts'
import type { SpecKeyBlank } from 'component-schemas/content-types/product/spec-key-blank.ts'
import type { SpecMachine } from 'component-schemas/content-types/product/spec-machine.ts'
import { formatMeasure } from '#site/blocks/product-details/format-measure.ts'
import type { ReadWords } from '#site/blocks/product-details/name-of.ts'
import { bladeView, sectionView } from './key-views.ts'
import { type Measure, type Room, type ScaledView, type SheetDrawing, scaledView, type View } from './sheet-drawing.ts'
import { box, disc, euroProfile, euroSide, plate } from './solid-views.ts'

/**
 * The product to scale, made of the dimensions in its data and of nothing else; undefined where these do not determine a view. What the
 * data leave open, such as the bow of a key, is broken off.
 */
export function drawProduct(spec: ProductSpec, words: ReadWords): SheetDrawing | undefined {
  const measure: Measure = (value) => formatMeasure(value, 'mm', words.context.locale)
  const views = viewsOf(spec, words.read, measure).filter((view) => view !== undefined)
  return views.length > 0 ? { views } : undefined
}

type Read = ReadWords['read']
type Views = readonly (ScaledView | undefined)[]

function viewsOf(spec: ProductSpec, read: Read, measure: Measure): Views {
  switch (spec.component) {
    case 'spec_key_blank':
      return ofKey(spec, read, measure)
    case 'spec_machine':
      return ofMachine(spec, read, measure)
    case 'spec_cylinder':
      return ofCylinder(spec, read, measure)
    case 'spec_accessory':
      return ofAccessory(spec, read, measure)
    case 'spec_electronic':
      return []
  }
}

/** A blade at its own size can be compared with a key that is laid on it. */
function ofKey(
  { bladeLengthMm: length, bladeHeightMm: height, bladeThicknessMm: thickness, stop }: SpecKeyBlank,
  read: Read,
  measure: Measure,
): Views {
  if (length === undefined || height === undefined) return []
  const side = bladeView({ title: read(msg`Side`), length, height, isShouldered: stop === 'shoulder', measure })
  const section =
    thickness === undefined ? undefined : sectionView({ title: read(msg`Section`), height, thickness, measure })
  return [
    scaledView(side, { width: 120, height: 40, largest: 1 }),
    section && scaledView(section, { width: 40, height: 34 }),
  ]
}

function ofMachine({ widthMm: w, depthMm: d, heightMm: h }: SpecMachine, read: Read, measure: Measure): Views {
  if (w === undefined || d === undefined || h === undefined) return []
  const views = [
    box({ title: read(msg`Front`), width: w, height: h, measure }),
    box({ title: read(msg`Side`), width: d, height: h, measure }),
  ]
  return atOneScale(views, { width: 56, height: 56 })
}

function ofCylinder({ form, lengthAMm: a, lengthBMm: b }: SpecCylinder, read: Read, measure: Measure): Views {
  if (form !== 'euro' || a === undefined || b === undefined) return []
  const views = [
    euroSide({ title: read(msg`Side`), outside: a, inside: b, measure }),
    euroProfile({ title: read(msg`Front`), measure }),
  ]
  return atOneScale(views, { width: 110, height: 36, largest: 1 })
}

function ofAccessory(
  { diameterMm: d, boreMm: bore, thicknessMm: t }: SpecAccessory,
  read: Read,
  measure: Measure,
): Views {
  if (d === undefined) return []
  const front = disc({ title: read(msg`Front`), diameter: d, bore, measure })
  const side = t === undefined ? [] : [plate({ title: read(msg`Side`), thickness: t, diameter: d, bore, measure })]
  return atOneScale([front, ...side], { width: 70, height: 44, largest: 2 })
}

/** Views of one body are compared with each other. */
function atOneScale(views: readonly View[], room: Room): Views {
  const scaled = views.map((view) => scaledView(view, room))
  const smallest = Math.min(...scaled.map((view) => view?.factor ?? 0))
  return views.map((view) => scaledView(view, { ...room, largest: smallest }))
}
