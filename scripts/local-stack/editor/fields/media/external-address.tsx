import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { FieldControlProps } from '../controls/field-control.ts'
import { isSafeAddress } from '../issues/link-issue.ts'
import { messagesOf } from '../messages/messages-of.ts'
import { assetValueAt } from './asset-value.ts'

/** Accepts the address of an external file. */
export function ExternalAddress({ field, value, onChange, services }: FieldControlProps) {
  const messages = messagesOf(services)
  const [typed, setTyped] = useState('')
  const address = typed.trim()
  const isUsable = /^https?:\/\/\S+$/.test(address) && isSafeAddress(address)
  const take = () => {
    if (!isUsable) return
    onChange(field.type === 'multiasset' ? [...listOf(value), assetValueAt(address)] : assetValueAt(address))
    setTyped('')
  }
  return (
    <div className="field-line">
      <input
        className="field-box"
        type="text"
        inputMode="url"
        aria-label={messages('fileAddress')}
        placeholder={messages('fileAddress')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && take()}
      />
      <Button className="field-button" isDisabled={!isUsable} onPress={take}>
        {messages('apply')}
      </Button>
    </div>
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
