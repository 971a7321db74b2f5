import { useEffect, useState } from 'react'
import { previewAddress } from '../frame/preview-address.ts'
import { useEditor } from '../page/editor-context.ts'
import type { PreviewSignature } from '../server/preview-signature.ts'
import type { WireStory } from '../services/wire-story.ts'

type AddressOptions = {
  story: WireStory
  location: string
  language: string /** Changes when the page must reload. */
  round: number
}

/** The signed address of the story's page; signed again for each load, because a signature expires after an hour. */
export function useAddress({ story, location, language, round }: AddressOptions): string | undefined {
  const { release } = useEditor()
  const [address, setAddress] = useState<string>()
  const { id, full_slug: fullSlug, path } = story
  const { component } = story.content
  useEffect(() => {
    if (location === '') return
    let isWanted = true
    const previewed = { id, fullSlug, path, component, release }
    void fetch('/signature')
      .then((response): Promise<PreviewSignature> => response.json())
      .then((signature) => {
        if (isWanted) setAddress(previewAddress(previewed, { location, language, now: Date.now() + round }, signature))
        return undefined
      })
      .catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [id, fullSlug, path, component, release, location, language, round])
  return address
}
