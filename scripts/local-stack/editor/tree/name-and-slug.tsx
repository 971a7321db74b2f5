import { useState } from 'react'
import { useMessages } from '../page/editor-context.ts'
import { TextBox } from '../ui/text-box.tsx'
import { slugOf } from './slug-of.ts'

export type Named = { name: string; slug: string }

/** Whether both are filled. */
export function isNamed({ name, slug }: Named): boolean {
  return name.trim() !== '' && slug !== ''
}

type Props = {
  value: Named
  onChange: (value: Named) => void
  /** The slug follows the name until it is edited. */
  isNew: boolean
}

/** Name and slug of a story or folder. */
export function NameAndSlug({ value, onChange, isNew }: Props) {
  const messages = useMessages()
  const [isFollowing, setFollowing] = useState(isNew)
  return (
    <>
      <TextBox
        label={messages('name')}
        value={value.name}
        onChange={(name) => onChange({ name, slug: isFollowing ? slugOf(name) : value.slug })}
        isFirst
        isRequired
      />
      <TextBox
        label={messages('slug')}
        help={messages('slugHelp')}
        value={value.slug}
        onChange={(slug) => {
          setFollowing(false)
          onChange({ ...value, slug })
        }}
        isRequired
      />
    </>
  )
}
