import { useLayoutEffect, useState } from 'react'

/** A function that reads a value as it was last drawn: for deeds that are made once and done later. */
export function useLatest<Value>(value: Value): () => Value {
  const [held] = useState(() => holding(value))
  useLayoutEffect(() => held.write(value))
  return held.read
}

function holding<Value>(first: Value) {
  let held = first
  return {
    read: () => held,
    write: (value: Value) => {
      held = value
    },
  }
}
