/** `20 x NOR-1R`, `NOR-1R × 20`, `NOR-1R*20`. A number without a sign may be a part of the code. */
const before = /^(\d[\d.,]{0,8})\s*[x×*]\s+?(\S.*)$/iu
const after = /^(.*\S)\s*(?:[×*]|\sx)\s*(\d[\d.,]{0,8})$/iu

/** A code with the number of pieces that a sign names; without a sign there is none. */
export function typedLine(text: string): { code: string; amount?: string | undefined } {
  const [, pieces, code] = before.exec(text) ?? []
  if (code !== undefined) return { code, amount: pieces }
  const [, other, number] = after.exec(text) ?? []
  return { code: other ?? text, amount: number }
}
