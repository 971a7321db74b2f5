import { expect, test } from 'vitest'
import { withoutPictureHints } from './without-picture-hints.ts'

const hint = (address: string, kind: string) => `:HL["${address}","${kind}",{"imageSizes":"100vw"}]\n`
const read = (text: string) => withoutPictureHints(Buffer.from(text)).toString()

test('hints to fetch pictures are left out, those for style sheets and everything else stay', () => {
  const rows = `0:{"b":"x"}\n${hint('/_next/a.css', 'style')}${hint('/m/hero.webp', 'image')}2:"$Sreact.fragment"\n`
  expect(read(rows)).toBe(`0:{"b":"x"}\n${hint('/_next/a.css', 'style')}2:"$Sreact.fragment"\n`)
})

test('a text of the content that looks like a hint stays, and the rows behind it are read', () => {
  const words = `ñ\n${hint('/m/a.webp', 'image')}`
  const text = `3:T${Buffer.byteLength(words).toString(16)},${words}`
  expect(read(`${text}${hint('/m/b.webp', 'image')}4:[]\n`)).toBe(`${text}4:[]\n`)
})

test('what is no payload, or ends early, stays as it is', () => {
  for (const body of ['', 'Not found', '3:Tff,short', '5:Tzz,', 'no line\n']) expect(read(body)).toBe(body)
})
