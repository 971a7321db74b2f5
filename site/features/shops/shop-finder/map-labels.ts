/** A name at a point of a picture, in its units. */
export type MapLabel = {
  text: string
  x: number
  y: number
  /** The side of its point on which the name is placed. */
  side: 'right' | 'left'
  /** Whether there is room for it on a phone too, where names are larger than the picture. */
  isOnPhones: boolean
}

type Named = { text: string; x: number; y: number }

/** Units of the picture: the size of letters on a wide screen and on a phone; a letter is about so wide as this part of it. */
const letters = { wide: 18, phone: 25 } as const
const letterWidth = 0.56
const gap = 9

/**
 * Names that do not cover each other, the first ones first; of several with one name, one.
 * @param width of the picture; a name that would reach beyond it is placed on the left of its point
 */
export function mapLabels(named: readonly Named[], width: number): MapLabel[] {
  const once = [...new Map(named.map((one) => [one.text, one])).values()]
  const labelled = (one: Named, size: number, isOnPhones: boolean): MapLabel => {
    const isBeyond = one.x + gap + lengthOf(one.text, size) > width
    return { ...one, side: isBeyond ? 'left' : 'right', isOnPhones }
  }
  const onPhones = withoutOverlap(
    once.map((one) => labelled(one, letters.phone, true)),
    letters.phone,
    [],
  )
  const names = new Set(onPhones.map(({ text }) => text))
  const others = once.filter(({ text }) => !names.has(text)).map((one) => labelled(one, letters.wide, false))
  return [...onPhones, ...withoutOverlap(others, letters.wide, onPhones)]
}

/** The labels that cover none before them and none of the others. */
function withoutOverlap(labels: readonly MapLabel[], size: number, others: readonly MapLabel[]): MapLabel[] {
  const taken = others.map((label) => boxOf(label, size))
  return labels.filter((label) => {
    const box = boxOf(label, size)
    if (box.left < 0 || taken.some((other) => overlaps(box, other))) return false
    taken.push(box)
    return true
  })
}

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ text, x, y, side }: MapLabel, size: number): Box {
  const length = lengthOf(text, size)
  const left = side === 'right' ? x + gap : x - gap - length
  return { left, right: left + length, top: y - size / 2, bottom: y + size / 2 }
}

function lengthOf(text: string, size: number): number {
  return text.length * size * letterWidth
}

function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
