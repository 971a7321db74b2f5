import { useEffect, useRef } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { useMessages } from '../page/editor-context.ts'
import { Sign } from './sign.tsx'

type Props = {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
  onSubmit?: () => void
  /** Takes the focus when its dialog opens. */
  isFirst?: boolean
}

/** A search field; Escape clears it. */
export function SearchBox({ label, placeholder = label, isFirst = false, ...props }: Props) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])
  return (
    <SearchField {...props} aria-label={label} className="search">
      <Sign name="search" />
      <Input ref={input} className="search-input" placeholder={placeholder} />
      <Button className="search-clear" aria-label={messages('clear')}>
        <Sign name="close" />
      </Button>
    </SearchField>
  )
}
