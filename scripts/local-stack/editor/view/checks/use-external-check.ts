import { useCallback, useMemo, useState } from 'react'
import { useEditor } from '../../page/editor-context.ts'
import type { LinkAnswer } from '../../server/link-check/check-link.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { type StoredLink, storedLinks } from '../../story/links/stored-links.ts'

/** The editor's server requests as many at once. */
const atOnce = 5

/** The result of checking a link; `failed`: the editor's server did not give it. */
export type ExternalAnswer = LinkAnswer | { state: 'unchecked'; reason: 'failed' }

export type ExternalLink = { address: string; links: readonly StoredLink[]; answer: ExternalAnswer | undefined }

/** The links of the edited content to other websites. They are requested when the editor wishes it, never by themselves. */
export function useExternalCheck(content: WireBlock) {
  const { components } = useEditor()
  const [answers, setAnswers] = useState<ReadonlyMap<string, ExternalAnswer>>(new Map())
  const [isRunning, setRunning] = useState(false)
  const byAddress = useMemo(() => {
    const external = storedLinks(content, components).filter(
      ({ kind, address }) => kind === 'url' && webAddress(address),
    )
    return Map.groupBy(external, ({ address }) => address)
  }, [content, components])
  const check = useCallback(async () => {
    setRunning(true)
    setAnswers(new Map())
    const waiting = [...byAddress.keys()]
    const work = async () => {
      for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
        const [key, answer] = [address, await answerFor(address)]
        setAnswers((before) => new Map(before).set(key, answer))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    setRunning(false)
  }, [byAddress])
  const addresses = [...byAddress].map(
    ([address, links]): ExternalLink => ({ address, links, answer: answers.get(address) }),
  )
  return { addresses, isRunning, check }
}

async function answerFor(address: string): Promise<ExternalAnswer> {
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ address }) }
  const response = await fetch('/link-check', sent).catch(() => undefined)
  const answer: LinkAnswer | undefined = response?.ok ? await response.json().catch(() => undefined) : undefined
  return answer ?? { state: 'unchecked', reason: 'failed' }
}

/** An address of another website that can be requested; undefined for another scheme, a space inside, or a host without a domain. */
function webAddress(address: string): URL | undefined {
  if (/\s/.test(address) || !/^https?:/i.test(address) || !URL.canParse(address)) return undefined
  const url = new URL(address)
  return /[^.]\.[^.]+$/.test(url.hostname) ? url : undefined
}
