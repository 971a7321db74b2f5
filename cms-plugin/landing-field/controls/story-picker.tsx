import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import { type FoundStory, findStories } from '../frame/find-stories.ts'

export type StoryPickerProps = {
  /** The chosen story; empty while none is. */
  uuid: string
  onPick: (story: FoundStory) => void
  id: string
  contentType?: string
}

/** Milliseconds after the last key before stories are requested. */
const pause = 250

/** Finds a story by its name: the chosen story is shown above, the search hits below. */
export function StoryPicker({ uuid, onPick, id, contentType }: StoryPickerProps) {
  const { messages, token } = useField()
  const [typed, setTyped] = useState('')
  const looked = useStories({ typed, contentType, token })
  // An editor who types a uuid needs no search, and can choose while search is away.
  const found = isUuid(typed.trim()) ? [{ uuid: typed.trim(), name: typed.trim(), slug: '' }] : looked
  const chosen = useChosen(uuid, token)
  return (
    <div className="picker">
      {uuid !== '' && <p className="chosen">{messages.say('chosen', { name: chosen?.name ?? uuid })}</p>}
      <label>
        <span>{messages.say('search')}</span>
        <input id={id} type="search" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      {found === 'failed' && <p className="issue">{messages.say('noService')}</p>}
      {Array.isArray(found) && found.length === 0 && <p>{messages.say('noStories')}</p>}
      {Array.isArray(found) && found.length > 0 && (
        <ul className="found">
          {found.map((story) => (
            <li key={story.uuid}>
              <Button
                onPress={() => {
                  onPick(story)
                  setTyped('')
                }}
              >
                <span>{story.name}</span> <small>{story.slug}</small>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

type Asked = { typed: string; contentType: string | undefined; token: string | undefined }

/** Forms are few: they are listed at once. Pages are searched by the typed words. */
function useStories({ typed, contentType, token }: Asked): FoundStory[] | 'failed' | undefined {
  const words = typed.trim()
  const [answer, setAnswer] = useState<{ words: string; found: FoundStory[] | 'failed' }>()
  useEffect(() => {
    if (words === '' && contentType === undefined) return undefined
    const control = new AbortController()
    const timer = setTimeout(async () => {
      const question = { words, token, signal: control.signal }
      const found = await findStories(contentType === undefined ? question : { ...question, contentType })
      if (!control.signal.aborted) setAnswer({ words, found: found ?? 'failed' })
    }, pause)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [words, contentType, token])
  const isAsked = words !== '' || contentType !== undefined
  return isAsked && answer?.words === words ? answer.found : undefined
}

function useChosen(uuid: string, token: string | undefined): FoundStory | undefined {
  const [chosen, setChosen] = useState<FoundStory>()
  useEffect(() => {
    if (uuid === '') return undefined
    let isWanted = true
    void findStories({ uuid, token }).then((stories) => isWanted && setChosen(stories?.[0]))
    return () => {
      isWanted = false
    }
  }, [uuid, token])
  return chosen?.uuid === uuid ? chosen : undefined
}
