import { ProtocolError } from '../protocol-error.ts'

export type Token = { kind: 'word' | 'quoted' | 'operator' | 'open' | 'close' | 'colon'; text: string; at: number }

const pattern =
  /\s*(?:(?<open>\()|(?<close>\))|(?<operator><=|>=|!=|<|>|=)|(?<colon>:)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>[^\s():<>=!"']+))/uy

/**
 * The tokens of a filter in the hosted service's grammar.
 * @throws ProtocolError 400 with the column of the syntax error
 */
export function splitFilter(text: string): Token[] {
  const tokens: Token[] = []
  const { length } = text.trimEnd()
  let at = 0
  while (at < length) {
    pattern.lastIndex = at
    const groups = pattern.exec(text)?.groups
    if (!groups) throw new ProtocolError(400, `filters: Unexpected token ${text.slice(at).trim()[0]} at col ${at}`)
    tokens.push({ ...tokenOf(groups), at })
    at = pattern.lastIndex
  }
  return tokens
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Omit<Token, 'at'> {
  const { open, close, operator, colon, double, single, word } = groups
  const quoted = double ?? single
  if (quoted !== undefined) return { kind: 'quoted', text: quoted.replace(/\\(.)/g, '$1') }
  if (open !== undefined) return { kind: 'open', text: open }
  if (close !== undefined) return { kind: 'close', text: close }
  if (operator !== undefined) return { kind: 'operator', text: operator }
  if (colon !== undefined) return { kind: 'colon', text: colon }
  return { kind: 'word', text: word ?? '' }
}
