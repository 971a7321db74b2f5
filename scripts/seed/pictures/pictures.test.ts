import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readSources } from '../compile/read-sources.ts'
import { boxPath, circlePath, outlineBox } from './drawing/shape-path.ts'
import { softShadow } from './drawing/soft-shadow.ts'
import { strokeLines } from './drawing/stroke-text.ts'
import { svgElement, svgPicture } from './drawing/svg-element.ts'
import { bittingLine } from './keys/bitting-line.ts'
import { sectionOutline } from './keys/section-outline.ts'
import { keyLookOf, machineLookOf } from './look-of-product.ts'
import { cameraFor } from './machines/space.ts'
import { pictureCatalogue } from './picture-catalogue.ts'
import { renderPictures } from './render-pictures.ts'

const stories = await readSources()
const catalogue = pictureCatalogue(stories)

describe('the cut of a key', () => {
  const cut = { firstMm: 5, spacingMm: 4, flatMm: 1, slopeDegrees: 45 }

  test('lies flat at each depth, as wide as the cutter', () => {
    const line = bittingLine({ ...cut, depthsMm: [2] })
    expect(line).toEqual(
      [
        [2.5, 0],
        [4.5, 2],
        [5.5, 2],
        [7.5, 0],
      ].map(([x, y]) => [expect.closeTo(Number(x)), y]),
    )
  })

  test('rises to a peak between two deep cuts and not above the uncut edge', () => {
    const deep = bittingLine({ ...cut, depthsMm: [3, 3] })
    expect(deep).toContainEqual([expect.closeTo(7), expect.closeTo(1.5)])
    const shallow = bittingLine({ ...cut, depthsMm: [1, 1] })
    expect(Math.min(...shallow.map(([, depth]) => depth))).toBe(0)
  })

  test('has the depths that the product states', () => {
    const story = stories.find(({ key }) => key === 'product/nor-1r')
    if (!story) throw new Error('There is no product nor-1r')
    const { cut: cutting } = keyLookOf(story)
    if (cutting.style !== 'edge') throw new Error('The NOR-1R is cut in its edge')
    // 2-5-1-4-6 in steps of 0.55 mm.
    expect(cutting.bitting.depthsMm).toEqual([2, 5, 1, 4, 6].map((step) => expect.closeTo(step * 0.55)))
  })
})

describe('the camera', () => {
  test('without a distance keeps measures, with one it makes near things larger', () => {
    const view = { turn: 0, rise: 0, target: [0, 0, 0], scale: 2, centre: [100, 100] } as const
    expect(cameraFor(view).project([10, 5, -80])).toMatchObject({ x: 120, y: 90, perMm: 2 })
    expect(cameraFor({ ...view, distance: 400 }).project([0, 0, 200]).perMm).toBe(4)
  })
})

test('engraved text is strokes with a width, and an unknown sign is a gap', () => {
  expect(strokeLines('NOR-1R', 6).lines.length).toBeGreaterThan(6)
  expect(strokeLines('漢', 6).lines).toEqual([])
})

describe('a shape', () => {
  test('says its opacity of its only paint, and of itself where it has two', () => {
    expect(svgElement('path', { fill: 'none', stroke: 'red', opacity: 0.5 })).toContain(' stroke-opacity="0.5"')
    expect(svgElement('path', { fill: 'red', opacity: 0.5 })).toContain(' fill-opacity="0.5"')
    expect(svgElement('path', { fill: 'red', stroke: 'red', opacity: 0.5 })).toContain(' opacity="0.5"')
    expect(svgElement('path', { fill: 'none', stroke: 'red', 'stroke-opacity': 0.5 })).toContain('stroke-opacity="0.5"')
  })

  test('lies in its box, arcs and all', () => {
    expect(outlineBox(circlePath([10, 20], 5))).toEqual({ left: 5, right: 15, top: 15, bottom: 25 })
    expect(outlineBox('M1 2H9V-4Q12 0 5 5Z')).toEqual({ left: 1, right: 12, top: -4, bottom: 5 })
  })
})

test('a shadow fades evenly to nothing on all sides, however large it is drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'))
  const size = { width: 600, height: 300 }
  const paper = svgElement('rect', { ...size, fill: '#FFFFFF' })
  const shadow = softShadow({
    outlines: [boxPath({ x: 200, y: 100, width: 200, height: 100 })],
    deviation: 30,
    opacity: 1,
  })
  const draw = () => svgPicture(size, { defs: '', body: paper + shadow })
  try {
    const bytes = await renderPictures([{ name: 'shadow', ...size, draw }], folder)[0]?.read()
    const row = [
      ...(await sharp(bytes).extract({ left: 0, top: 150, width: 300, height: 1 }).greyscale().raw().toBuffer()),
    ]
    const steps = row.slice(1).map((value, index) => (row[index] ?? 0) - value)
    expect(row.slice(0, 100).every((value) => value > 250)).toBe(true)
    expect(Math.min(...row)).toBeLessThan(90)
    expect({ darkest: Math.max(...steps) < 6, lightest: Math.min(...steps) > -3 }).toEqual({
      darkest: true,
      lightest: true,
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

/** Drawing everything takes its time where cores are few. */
const patience = { timeout: 60_000 }

describe('the catalogue of pictures', patience, () => {
  test('each has a name of its own, is SVG of its size, the same every time, and uses no font and no filter', () => {
    const again = pictureCatalogue(stories)
    expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length)
    for (const [index, { width, height, drawnWidth = width, draw }] of catalogue.entries()) {
      const svg = draw()
      expect(svg).toContain(`viewBox="0 0 ${drawnWidth} ${(height * drawnWidth) / width}"`)
      expect(svg).toBe(again[index]?.draw())
      expect(svg).not.toMatch(/<text|font-family|NaN|undefined|Infinity/)
      // Each is paid for by the pixel of the whole picture.
      expect(svg).not.toMatch(/<filter|<pattern/)
    }
  })

  test('two products never have the same picture', () => {
    const fronts = catalogue.filter(({ name }) => name.endsWith('/front')).map(({ draw }) => draw())
    expect(new Set(fronts).size).toBe(fronts.length)
  })

  test('every reference inside a picture has its definition, once', () => {
    for (const { name, draw } of catalogue) {
      const svg = draw()
      const used = new Set([...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(([, url, href]) => url ?? href))
      const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect({ name, missing: [...used].filter((id) => !defined.includes(id)) }).toEqual({ name, missing: [] })
      expect({ name, double: defined.filter((id, index) => defined.indexOf(id) !== index) }).toEqual({
        name,
        double: [],
      })
    }
  })
})

test('a picture of a table product is rendered smaller than drawn, at the size it names', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'))
  const small = catalogue.filter(({ drawnWidth }) => drawnWidth !== undefined).slice(0, 1)
  try {
    const bytes = await renderPictures(small, folder)[0]?.read()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 960, height: 640 })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('a picture is rendered to WebP of its size, kept, and read from there the next time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-pictures-'))
  const plain = catalogue.filter(({ name }) => name === 'scene/cut')
  try {
    const [first] = renderPictures(plain, folder)
    const bytes = await first?.read()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 2400, height: 1000 })
    expect(await readdir(folder)).toEqual([first?.fileName])
    const [second] = renderPictures(
      plain.map((picture) => ({ ...picture, draw: () => '<svg xmlns="http://www.w3.org/2000/svg"/>' })),
      folder,
    )
    expect(second?.fileName).not.toBe(first?.fileName)
    expect(await renderPictures(plain, folder)[0]?.read()).toEqual(bytes)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test('no two machines look alike but for their size', () => {
  const machines = stories.filter(({ drawing }) => drawing?.kind === 'machine')
  const looks = machines.map((story) => {
    const { build, parts, screenMm } = machineLookOf(story)
    return JSON.stringify([build, parts, build === 'cabinet' ? screenMm : 0])
  })
  expect(machines.length).toBeGreaterThan(9)
  expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
})

test('the section of a cruciform key is a cross, that of every other flat key is not', () => {
  const keys = stories.filter(({ drawing }) => drawing?.kind === 'key')
  const isCross = (story: (typeof keys)[number]) => {
    const { outline, box } = sectionOutline(keyLookOf(story), 1)
    return outline.split(/[ML]/).length === 13 && box.right - box.left === box.bottom - box.top
  }
  const cruciform = keys.filter((story) => JSON.stringify(story.content).includes('"keyType":"cruciform"'))
  expect(cruciform.length).toBeGreaterThan(1)
  expect(keys.filter(isCross).map(({ key }) => key)).toEqual(cruciform.map(({ key }) => key))
})
