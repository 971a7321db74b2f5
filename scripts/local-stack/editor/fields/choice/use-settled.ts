import { useEffect, useState } from 'react'

/**
 * A value that has not changed for a while.
 * @param quietMs milliseconds without a change
 */
export function useSettled<Value>(value: Value, quietMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quietMs)
    return () => clearTimeout(timer)
  }, [value, quietMs])
  return settled
}
