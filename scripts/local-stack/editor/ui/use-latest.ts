import { useLayoutEffect, useState } from 'react'

/** A stable function that returns the value of the last render: for callbacks that are created once and run later. */
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
