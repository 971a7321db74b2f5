'use client'

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

export type CopyButtonProps = {
  text: string
  labels: { copy: string; copied: string }
  /** Rendered by the server: the button needs no table of icons. */
  icons: { copy: ReactNode; copied: ReactNode }
  className?: string | undefined
}

const never = () => () => undefined
const canCopy = () => Boolean(navigator.clipboard)
const mayCopy = () => true

/** Shown only where copying is possible: with JavaScript and on a secure address. The text itself can always be selected. */
export function CopyButton({ text, labels, icons, className }: CopyButtonProps) {
  const isPossible = useSyncExternalStore(never, canCopy, mayCopy)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), 2500)
    return () => clearTimeout(timer)
  }, [isCopied])
  if (!isPossible) return undefined
  const copy = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    navigator.clipboard.writeText(currentTarget.dataset['copied'] ?? text).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )
  return (
    // The attribute is copied, which the page may change, such as the address of a list whose fields have changed.
    <button type="button" data-scripted="" data-copied={text} className={className} onClick={copy}>
      {isCopied ? icons.copied : icons.copy}
      <span aria-live="polite">{isCopied ? labels.copied : labels.copy}</span>
    </button>
  )
}
