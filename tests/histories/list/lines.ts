/** A line as a person reads it. An empty amount is one that is still to be decided. */
export type Line = { code: string; amount: string; note: string }

/** The lines of a list by their codes: a person reads no order and no spelling of a code. */
export type Lines = ReadonlyMap<string, Line>

const mostPieces = 99_999

export const none: Lines = new Map()

/** One spelling for each code. */
export function keyOf(code: string): string {
  return code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
}

/** The lines together: a product is in a list once, with all its pieces and its first note. */
export function together(...lists: readonly Iterable<Line>[]): Lines {
  const all = new Map<string, Line>()
  for (const line of lists.flatMap((list) => [...list])) {
    const before = all.get(keyOf(line.code))
    const amount = before ? sumOf(before.amount, line.amount) : line.amount
    all.set(keyOf(line.code), { ...(before ?? line), amount, note: before?.note || line.note })
  }
  return all
}

function sumOf(one: string, other: string): string {
  const sum = Number(one) + Number(other)
  return one === '' || other === '' || sum > mostPieces ? '' : String(sum)
}

/** What is in a list once its fields are taken over: no line of no pieces, and no amount that nothing has room for. */
export function taken(shown: Lines): Lines {
  const left = [...shown.values()].filter(({ amount }) => amount !== '0')
  return together(left.map((line) => ({ ...line, amount: Number(line.amount) > mostPieces ? '' : line.amount })))
}

/** The list in the parameter `l` of an address: `NOR-1R*20*for Ana,LIN-2`; `?` is before an amount that is not clear. */
export function linesIn(text: string): Lines {
  const plain = (part: string) => part.replaceAll('%2C', ',').replaceAll('%2A', '*').replaceAll('%25', '%')
  const lines = text.split(',').filter((line) => line !== '')
  return together(
    lines.map((line) => {
      const [code = '', amount = '', ...note] = line.split('*')
      return { code: plain(code), amount: amount.startsWith('?') ? '' : amount || '1', note: plain(note.join('*')) }
    }),
  )
}

/** The list in an address; none without one. */
export function linesAt(address: string): Lines {
  return linesIn(new URL(address, 'http://localhost').searchParams.get('l') ?? '')
}

/** One text for equal lists. */
export function textOf(lines: Lines): string {
  return [...lines]
    .map(([key, { amount, note }]) => `${amount === '' ? '?' : amount} × ${key}${note && ` (${note})`}`)
    .toSorted()
    .join('\n')
}
