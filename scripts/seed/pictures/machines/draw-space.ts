import { type Point, polygonPath } from '../drawing/shape-path.ts'
import { strokeLines } from '../drawing/stroke-text.ts'
import { type Drawing, linearGradient, numberText, svgElement } from '../drawing/svg-element.ts'
import { lightOn, type Material, type MaterialName, materials, toneOf } from './materials.ts'
import { type Edge, type Face, type Solid } from './solid.ts'
import { type Camera, dot, type Vector } from './space.ts'

/** Something flat on a surface: a window, a printed line, a label. */
export type Mark = {
  kind: 'mark'
  points: readonly Vector[]
  /** The way the surface looks; a mark on a surface turned away is not seen. */
  normal: Vector
  fill?: string
  stroke?: { colour: string; widthMm: number }
  isOpen?: boolean
  opacity?: number
}

/** A ball, such as a lever's knob. */
export type Ball = { kind: 'ball'; centre: Vector; radius: number; material: MaterialName }

/** A round bar between two places that lie along no axis. */
export type Bar = { kind: 'bar'; from: Vector; to: Vector; radius: number; material: MaterialName }

/** Things in space in the order they are painted: from the back to the front. */
export type Thing = Solid | Mark | Ball | Bar

/** Paints things as line and tone. `id` keeps gradients of several drawings in one picture apart. */
export function drawThings(id: string, things: readonly Thing[], camera: Camera): Drawing {
  const pieces = things.map((thing, index) => {
    const name = `${id}${index}`
    if (thing.kind === 'solid') return drawSolid(name, thing, camera)
    if (thing.kind === 'ball') return drawBall(name, thing, camera)
    if (thing.kind === 'bar') return { defs: '', body: drawBar(thing, camera) }
    return { defs: '', body: drawMark(thing, camera) }
  })
  return { defs: pieces.map((piece) => piece.defs).join(''), body: pieces.map((piece) => piece.body).join('') }
}

/** Stroked text on a surface: `at` is the start of the base line, `right` and `up` span the surface. */
export function textMarks(
  text: string,
  place: { at: Vector; right: Vector; up: Vector; normal: Vector },
  style: { heightMm: number; colour: string; weightMm?: number },
): Mark[] {
  const { at, right, up, normal } = place
  return strokeLines(text, style.heightMm).lines.map((line) => ({
    kind: 'mark',
    normal,
    isOpen: true,
    stroke: { colour: style.colour, widthMm: style.weightMm ?? style.heightMm / 7 },
    points: line.map(([x, y]): Vector => {
      const rise = style.heightMm - y
      return [
        at[0] + right[0] * x + up[0] * rise,
        at[1] + right[1] * x + up[1] * rise,
        at[2] + right[2] * x + up[2] * rise,
      ]
    }),
  }))
}

function drawSolid(id: string, solid: Solid, camera: Camera): Drawing {
  const isSeen = solid.faces.map((face) => facesEye(face, camera))
  const faces = solid.faces
    .map((face, index) => ({ face, index, far: farOf(face, camera) }))
    .filter(({ index }) => isSeen[index])
    .toSorted((a, b) => b.far - a.far)
  const painted = faces.map(({ face, index }) => paintFace(`${id}f${index}`, face, { solid, camera }))
  const edges = solid.edges.map((edge) => paintEdge(edge, { solid, camera, isSeen })).join('')
  const body = painted.map((piece) => piece.body).join('') + edges
  return {
    defs: painted.map((piece) => piece.defs).join(''),
    body: solid.opacity === undefined ? body : svgElement('g', { opacity: solid.opacity }, body),
  }
}

function facesEye(face: Face, camera: Camera): boolean {
  const [first] = face.points
  return first !== undefined && dot(face.normal, camera.towardsEye(first)) > 0.002
}

function farOf(face: Face, camera: Camera): number {
  return face.points.reduce((sum, point) => sum + camera.project(point).far, 0) / face.points.length
}

type Context = { solid: Solid; camera: Camera }

/** A facet has one tone; an end face, which is large, darkens from its top to its bottom. */
function paintFace(id: string, face: Face, { solid, camera }: Context): Drawing {
  const points = face.points.map((point) => screenPoint(point, camera))
  const light = lightOn(face.normal)
  const isLarge = face.isCap || solid.faces.length <= 6
  const tone = toneOf(solid.material, light)
  if (!isLarge) {
    return {
      defs: '',
      body: svgElement('path', { d: polygonPath(points), fill: tone, stroke: tone, 'stroke-width': 0.8 }),
    }
  }
  const defs = linearGradient(
    id,
    [0, 0, 0.25, 1],
    [
      [0, toneOf(solid.material, light + 0.07)],
      [1, toneOf(solid.material, light - 0.1)],
    ],
  )
  return { defs, body: svgElement('path', { d: polygonPath(points), fill: `url(#${id})` }) }
}

function paintEdge(edge: Edge, context: Context & { isSeen: readonly boolean[] }): string {
  const { solid, camera, isSeen } = context
  const [first, second] = edge.faces
  const seen = edge.faces.filter((face) => isSeen[face]).length
  if (seen === 0) return ''
  const isOutline = seen === 1
  if (!isOutline && isSmooth(solid.faces[first], solid.faces[second])) return ''
  const from = screenPoint(edge.from, camera)
  const to = screenPoint(edge.to, camera)
  const material: Material = materials[solid.material]
  const isDark = solid.material === 'graphite' || solid.material === 'rubber'
  return svgElement('path', {
    d: polygonPath([from, to], true),
    fill: 'none',
    stroke: isDark && !isOutline ? '#7E8995' : material.line,
    'stroke-width': isOutline ? 2.6 : 1.3,
    'stroke-linecap': 'round',
    opacity: isOutline ? undefined : 0.75,
  })
}

/** Two facets of one rounded surface: the edge between them is not drawn. */
function isSmooth(a: Face | undefined, b: Face | undefined): boolean {
  return a !== undefined && b !== undefined && dot(a.normal, b.normal) > 0.8
}

function drawMark(mark: Mark, camera: Camera): string {
  const [first] = mark.points
  if (!first || dot(mark.normal, camera.towardsEye(first)) <= 0.01) return ''
  const points = mark.points.map((point) => screenPoint(point, camera))
  return svgElement('path', {
    d: polygonPath(points, mark.isOpen ?? false),
    fill: mark.fill ?? 'none',
    stroke: mark.stroke?.colour,
    'stroke-width': mark.stroke ? Math.max(0.8, mark.stroke.widthMm * camera.project(first).perMm) : undefined,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    opacity: mark.opacity,
  })
}

function drawBall(id: string, ball: Ball, camera: Camera): Drawing {
  const { x, y, perMm } = camera.project(ball.centre)
  const stops = [
    [0, toneOf(ball.material, 0.98)],
    [0.4, toneOf(ball.material, 0.62)],
    [1, toneOf(ball.material, 0.1)],
  ] as const
  const gradient = svgElement(
    'radialGradient',
    { id, cx: 0.36, cy: 0.3, r: 0.75 },
    stops.map(([offset, colour]) => svgElement('stop', { offset, 'stop-color': colour })).join(''),
  )
  const material: Material = materials[ball.material]
  const body = svgElement('circle', {
    cx: x,
    cy: y,
    r: ball.radius * perMm,
    fill: `url(#${id})`,
    stroke: material.line,
    'stroke-width': 2,
  })
  return { defs: gradient, body }
}

/** Three strokes over each other stand for the light on a thin round bar. */
function drawBar({ from, to, radius, material }: Bar, camera: Camera): string {
  const width = radius * 2 * camera.project(from).perMm
  const lines: readonly (readonly [number, string, number])[] = [
    [width + 4, materials[material].line, 0],
    [width, toneOf(material, 0.3), 0],
    [width * 0.66, toneOf(material, 0.62), -width * 0.12],
    [width * 0.26, toneOf(material, 1), -width * 0.18],
  ]
  return lines
    .map(([weight, colour, shift]) => {
      const ends = [from, to]
        .map((place) => screenPoint(place, camera))
        .map(([x, y]) => [x + shift, y + shift] as const)
      return svgElement('path', {
        d: polygonPath(ends, true),
        stroke: colour,
        'stroke-width': weight,
        'stroke-linecap': 'round',
      })
    })
    .join('')
}

function screenPoint(place: Vector, camera: Camera): Point {
  const { x, y } = camera.project(place)
  return [Number(numberText(x)), Number(numberText(y))]
}
