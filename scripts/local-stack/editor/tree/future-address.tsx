import { useEffect, useState } from 'react'
import { useMessages } from '../page/editor-context.ts'
import { Notice } from '../ui/notice.tsx'
import { useDebounced } from '../ui/use-debounced.ts'

type Props = { slug: string; type: string }

/** Where visitors will find a new story, or that no page shows a story of this type there. */
export function FutureAddress({ slug, type }: Props) {
  const messages = useMessages()
  const wanted = useDebounced(`${type} ${slug}`, 200)
  const [known, setKnown] = useState<{ wanted: string; address: string | null }>()
  useEffect(() => {
    let isWanted = true
    const [of = '', at = ''] = wanted.split(' ')
    if (at === '' || at.endsWith('/')) return undefined
    fetch(`/page-address?${new URLSearchParams({ slug: at, type: of })}`)
      .then(async (response) => {
        const { address }: { address: string | null } = response.ok ? await response.json() : { address: '' }
        if (isWanted) setKnown({ wanted, address })
        return undefined
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [wanted])
  if (known?.wanted !== `${type} ${slug}` || known.address === '') return null
  if (known.address === null) return <Notice kind="warn">{messages('noAddress')}</Notice>
  return (
    <p className="help">
      {messages('futureAddress')} <code>{known.address}</code>
    </p>
  )
}
