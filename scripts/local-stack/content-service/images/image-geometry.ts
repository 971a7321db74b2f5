import type { Area, ImageOperations, Size } from './image-operations.ts'

type Box = { width: number; height: number }

/** Maximum pixels per side of a rendered image (Storyblok docs: 4,000 x 4,000). */
export const maxSide = 4000

/** Source area and output size of a rendering. */
export type Geometry = {
  /** The part of the original that is read, in whole pixels; for a smart crop the area to search for the window. */
  searched: Area
  /** Size of that part in the output. */
  resized: Box
  /** Size of the output; larger than `resized` only when a fit-in is padded. */
  canvas: Box
}

/**
 * Computes source area and output size of one request, without touching a pixel.
 * @param original size of the upright original in pixels
 * @returns undefined when the crop lies outside the original
 */
export function geometryFor(original: Box, operations: ImageOperations): Geometry | undefined {
  const cropped = cropOf(original, operations.crop)
  if (!cropped) return undefined
  const inner = boxOf(cropped)
  if (operations.fitIn) return fitIn(cropped, operations)
  const target = targetFor(inner, operations)
  const { focal } = operations.filters
  const searched = operations.smart && !focal ? cropped : windowAround(cropped, target, focal)
  return { searched, resized: target, canvas: target }
}

function cropOf(original: Box, crop: Area | undefined): Area | undefined {
  if (!crop) return { left: 0, top: 0, right: original.width, bottom: original.height }
  const area = { ...crop, right: Math.min(crop.right, original.width), bottom: Math.min(crop.bottom, original.height) }
  return area.right > area.left && area.bottom > area.top ? area : undefined
}

/** The image is scaled down into the box, never up; `fill` makes the canvas the whole box. */
function fitIn(cropped: Area, operations: ImageOperations): Geometry {
  const inner = boxOf(cropped)
  const wanted = proportional(inner, operations.size)
  const box = { width: Math.min(wanted.width, maxSide), height: Math.min(wanted.height, maxSide) }
  const resized = scaled(inner, Math.min(1, box.width / inner.width, box.height / inner.height))
  return { searched: cropped, resized, canvas: operations.filters.fill ? box : resized }
}

/** Size of the output when the box is filled: each named side has its own limit, computed sides keep the ratio. */
function targetFor(inner: Box, operations: ImageOperations): Box {
  const { size, filters } = operations
  const isExact = size !== undefined && size.width > 0 && size.height > 0
  const wanted = isExact ? capEach(size) : capTogether(proportional(inner, size))
  if (!filters.noUpscale) return wanted
  return scaled(wanted, Math.min(1, inner.width / wanted.width, inner.height / wanted.height))
}

function proportional(inner: Box, size: Size | undefined): Box {
  const width = size?.width ?? 0
  const height = size?.height ?? 0
  if (width === 0 && height === 0) return inner
  if (width === 0) return { width: atLeastOne((inner.width * height) / inner.height), height }
  if (height === 0) return { width, height: atLeastOne((inner.height * width) / inner.width) }
  return { width, height }
}

function capEach(box: Box): Box {
  return { width: Math.min(box.width, maxSide), height: Math.min(box.height, maxSide) }
}

function capTogether(box: Box): Box {
  return scaled(box, Math.min(1, maxSide / box.width, maxSide / box.height))
}

/** The largest window of the target's ratio inside the area, as close to the focal centre as the borders allow. */
function windowAround(area: Area, target: Box, focal: Area | undefined): Area {
  const inner = boxOf(area)
  const scale = Math.max(target.width / inner.width, target.height / inner.height)
  const width = Math.min(inner.width, atLeastOne(target.width / scale))
  const height = Math.min(inner.height, atLeastOne(target.height / scale))
  const centre = centreOf(focal ?? area)
  const left = clamp(Math.round(centre.x - width / 2), area.left, area.right - width)
  const top = clamp(Math.round(centre.y - height / 2), area.top, area.bottom - height)
  return { left, top, right: left + width, bottom: top + height }
}

/** Width and height of an area in pixels. */
export function boxOf(area: Area): Box {
  return { width: area.right - area.left, height: area.bottom - area.top }
}

function centreOf(area: Area): { x: number; y: number } {
  return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
}

function scaled(box: Box, factor: number): Box {
  return { width: atLeastOne(box.width * factor), height: atLeastOne(box.height * factor) }
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.round(pixels))
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
