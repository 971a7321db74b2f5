'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'

export type BasketFormProps = {
  id?: string | undefined
  className?: string | undefined
  label: string
  /** Words for what has become of it. */
  texts: { done: string; full: string; failed: string }
  /** Fields and button: the form needs no script. */
  children: ReactNode
}

/** A form that changes the customer's files. With scripts the page stays where it is and is read again. */
export function BasketForm({ id, className, label, texts, children }: BasketFormProps) {
  const { refresh } = useRouter()
  const [said, setSaid] = useState('')
  return (
    <form
      id={id}
      method="post"
      action="/api/files/basket"
      className={className}
      aria-label={label}
      onSubmit={async (event) => {
        event.preventDefault()
        const body = new FormData(event.currentTarget)
        const status = await send(body)
        setSaid(status === 200 ? texts.done : status === 422 ? texts.full : texts.failed)
        if (status === 200) refresh()
      }}
    >
      {children}
      <output>{said}</output>
    </form>
  )
}

async function send(body: FormData): Promise<number> {
  const init = { method: 'POST', headers: { accept: 'application/json' }, body }
  return await fetch('/api/files/basket', init).then(
    ({ status }) => status,
    () => 0,
  )
}
