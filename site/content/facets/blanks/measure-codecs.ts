import type { MeasuredKey } from './measured-key.ts'
import type { MeasureName } from './nearness.ts'

/** The code of a value that is not stated. */
export const notStated = 0

type Value = string | number | undefined

/** A property as a number from 1 to 65,535, in which a difference of `parts` is one millimetre or piece. */
export type Codec = { parts: number; encode: (value: Value) => number; decode: (code: number) => Value }

/** Lengths in hundredths of a millimetre, counts one higher than they are, words in the order in which they were seen. */
export function measureCodecs(): Readonly<Record<MeasureName, Codec>> {
  return {
    length: millimetres,
    height: millimetres,
    head: wordCodec(),
    cuts: pieces,
    grooves: pieces,
    sides: wordCodec(),
  }
}

const millimetres: Codec = {
  parts: 100,
  encode: (value) => (value === undefined ? notStated : Math.round(Number(value) * 100)),
  decode: (code) => (code === notStated ? undefined : code / 100),
}

const pieces: Codec = {
  parts: 1,
  encode: (value) => (value === undefined ? notStated : Number(value) + 1),
  decode: (code) => (code === notStated ? undefined : code - 1),
}

function wordCodec(): Codec {
  const words: Value[] = [undefined]
  return {
    parts: 1,
    encode(word) {
      if (word === undefined) return notStated
      const known = words.indexOf(word)
      return known > 0 ? known : words.push(word) - 1
    },
    decode: (code) => words[code],
  }
}

/** A key as its codes say it. */
export function decodedKey(codecs: Readonly<Record<MeasureName, Codec>>, codeOf: (name: MeasureName) => number) {
  const names = Object.keys(codecs) as MeasureName[]
  return Object.fromEntries(names.map((name) => [name, codecs[name].decode(codeOf(name))])) as MeasuredKey
}
