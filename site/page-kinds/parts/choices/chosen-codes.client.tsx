'use client'

import { useEffect } from 'react'
import { readChosen, useChosen, withCode, writeChosen } from './stored-codes.client.ts'

export type ChosenCodesProps = {
  /** id of the form whose boxes are ticked. */
  form: string
  labels: { chosen: string; clear: string }
  className?: string | undefined
}

/**
 * Stores the ticks of a list while a visitor turns its pages, and sends those of other pages along. A form of the platform sends the
 * ticks of this page by itself. The number and the button have their place before anything is stored: the things beside them do not
 * move away under a press while the scripts start.
 */
export function ChosenCodes({ form, labels, className }: ChosenCodesProps) {
  const chosen = useChosen()
  useEffect(() => {
    // Ticks from before the script arrived count.
    const early = boxesOf(form).filter(({ checked }) => checked)
    if (early.length > 0) writeChosen(early.map(({ value }) => value).reduce(withCode, [...readChosen()]))
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !boxesOf(form).includes(target)) return
      const others = readChosen().filter((code) => code !== target.value)
      writeChosen(target.checked ? withCode(others, target.value) : others)
    }
    document.addEventListener('change', onChange)
    return () => document.removeEventListener('change', onChange)
  }, [form])
  useEffect(() => {
    for (const box of boxesOf(form)) box.checked = chosen.includes(box.value)
  }, [form, chosen])
  // The server renders without a document, and with nothing chosen.
  const here = new Set(chosen.length > 0 ? boxesOf(form).map(({ value }) => value) : [])
  return (
    <>
      <output className={className} data-chosen={chosen.length > 0 ? '' : undefined}>
        {labels.chosen}: {chosen.length}
      </output>
      {chosen
        .filter((code) => !here.has(code))
        .map((code) => (
          <input key={code} type="hidden" name="c" value={code} />
        ))}
      <button type="button" onClick={() => writeChosen([])}>
        {labels.clear}
      </button>
    </>
  )
}

function boxesOf(form: string): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${form}"]`)]
}
