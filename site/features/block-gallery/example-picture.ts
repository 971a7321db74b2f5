import { bittingPath } from '#site/ui/bitting-line/bitting-path.ts'
import { depthsOf } from '#site/ui/bitting-line/depths-of.ts'

/** Ground and metal of the drawings, from the colours of `brand/tokens.css`. */
const grounds = [
  { from: '#29323b', to: '#14181d', metal: '#e3a84a', line: '#f7f0e3' },
  { from: '#e5e9ed', to: '#b2bbc5', metal: '#515d69', line: '#fbfaf7' },
  { from: '#f7f0e3', to: '#e3c48f', metal: '#8a5a12', line: '#fbfaf7' },
  { from: '#3c4752', to: '#68747f', metal: '#d0d6dd', line: '#ffffff' },
] as const

/** The input of a drawn picture. */
type Named = {
  /** Address of the original; only its last part counts. */
  src: string
  /** Pixels. */
  width?: number | undefined
  height?: number | undefined
}

/**
 * A drawn picture in place of an example's picture, so that no example depends on the content of a space. The same name always gives the
 * same picture.
 * @returns a data address (SVG)
 */
export function examplePicture({ src, width = 1200, height = 800 }: Named): string {
  const name = src.split('/').at(-1) ?? src
  const depths = depthsOf(name, 7)
  const { from, to, metal, line } = grounds[(depths[0] ?? 0) % grounds.length] ?? grounds[0]
  const scale = Math.min(width, height) / 300
  const blade = bittingPath(depths, { width: 150, height: 13 }).replace('M0 0', '')
  const turn = `translate(${width / 2} ${height / 2}) rotate(-24) scale(${scale.toFixed(3)}) translate(-154 -100)`
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<path fill="url(#g)" d="M0 0H${width}V${height}H0z"/><g transform="${turn}" fill="${metal}">` +
    `<path fill-rule="evenodd" d="M72 60a40 40 0 1 0 .1 0zM58 91a9 9 0 1 1-.1 0z"/>` +
    `<g transform="translate(124 84)"><path d="M-17 0H0${blade}L158 16L150 32H-17z"/>` +
    `<path fill="none" stroke="${line}" stroke-width="2" d="M-4 24H138"/></g></g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
