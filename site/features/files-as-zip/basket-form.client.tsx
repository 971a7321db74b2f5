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

const action = '/api/files/basket'

/** A form that changes the customer's files. With scripts the page stays where it is and is read again. */
export function BasketForm({ id, className, label, texts, children }: BasketFormProps) {
  const { refresh } = useRouter()
  const [said, setSaid] = useState('')
  return (
    <form
      id={id}
      method="post"
      action={action}
      className={className}
      aria-label={label}
      onSubmit={async (event) => {
        event.preventDefault()
        const init = {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new FormData(event.currentTarget),
        }
        const { status } = await fetch(action, init).catch(() => ({ status: 0 }))
        setSaid(status === 204 ? texts.done : [413, 422].includes(status) ? texts.full : texts.failed)
        if (status === 204) refresh()
      }}
    >
      {children}
      <output>{said}</output>
    </form>
  )
}
