import { useCallback, useMemo, useState } from 'react'
import type { EditorMessage, Messages } from '../../messages/messages-for.ts'
import { useEditor, useMessages } from '../../page/editor-context.ts'
import type { LinkAnswer } from '../../server/link-check/check-link.ts'
import type { WireBlock } from '../../services/wire-story.ts'
import { replaceAddress, type StoredLink, storedLinks } from '../../story/links/stored-links.ts'
import type { StoryStore } from '../../story/story-store.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { Spoken } from '../../ui/notice.tsx'
import { FindingPlace } from '../findings/finding-list.tsx'

type Props = { storyId: number; content: WireBlock; store: StoryStore }

/** The links to other websites: requested when the editor presses the button, then those that need a look. */
export function ExternalLinks({ storyId, content, store }: Props) {
  const messages = useMessages()
  const { addresses, isRunning, check } = useExternalCheck(content)
  const count = addresses.length
  const answered = addresses.filter(({ answer }) => answer !== undefined)
  const problems = answered.filter(({ answer }) => answer?.state !== 'good')
  if (count === 0) return null
  const summary = () => {
    if (isRunning) return messages('externalChecking', { done: answered.length, count })
    if (answered.length === 0) return messages('externalUnread', { count })
    if (problems.length > 0) return messages('externalBad', { problems: problems.length, count })
    return answered.length === count
      ? messages('externalGood', { count })
      : messages('externalChecking', { done: answered.length, count })
  }
  return (
    <section className={problems.length > 0 ? 'check check-warn' : 'check'} aria-label={messages('externalLinks')}>
      <div className="check-line check-act">
        <Spoken>{summary()}</Spoken>
        <ActionButton isDisabled={isRunning} onPress={() => void check()}>
          {messages(answered.length === 0 ? 'externalCheck' : 'externalAgain')}
        </ActionButton>
      </div>
      {problems.length > 0 && (
        <details open>
          <summary className="check-line">{messages('externalFindings')}</summary>
          <ul className="check-findings">
            {problems.map((link) => (
              <ExternalFinding key={link.address} {...{ link, storyId, store }} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type FindingProps = { link: ExternalLink; storyId: number; store: StoryStore }

function ExternalFinding({ link: { address, links, answer }, storyId, store }: FindingProps) {
  const messages = useMessages()
  const takeOver = (to: string) => {
    const content = replaceAddress(store.now().history.present, address, to)
    store.notify({ type: 'changed', content, at: Date.now() })
  }
  return (
    <li>
      {links.map((link, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one field may contain a link twice
        <FindingPlace key={at} storyId={storyId} place={link} />
      ))}
      {answer && <span>{externalSentence(address, answer, messages)}</span>}
      {answer?.state === 'moved' && (
        <span>
          <ActionButton onPress={() => takeOver(answer.to)}>{messages('takeOverAddress')}</ActionButton>
        </span>
      )}
    </li>
  )
}

type Reason = Extract<ExternalAnswer, { reason: string }>['reason']

const reasons: Readonly<Record<Reason, EditorMessage>> = {
  timeout: 'silentTimeout',
  name: 'silentName',
  certificate: 'silentCertificate',
  connection: 'silentConnection',
  redirects: 'silentRedirects',
  error: 'silentError',
  private: 'uncheckedPrivate',
  port: 'uncheckedPort',
  scheme: 'uncheckedScheme',
  credentials: 'uncheckedCredentials',
  limit: 'uncheckedLimit',
  refuses: 'uncheckedRefuses',
  failed: 'uncheckedFailed',
}

/** The result of checking a link to another website, in a sentence. */
function externalSentence(address: string, answer: ExternalAnswer, messages: Messages): string {
  const status = 'status' in answer ? answer.status : ''
  if (answer.state === 'good') return messages('externalLeads', { address })
  if (answer.state === 'gone') return messages('externalGone', { address, status })
  if (answer.state === 'moved') return messages('externalMoved', { address, to: answer.to })
  const reason = messages(reasons[answer.reason], { status })
  return messages(answer.state === 'silent' ? 'externalSilent' : 'externalUnchecked', { address, reason })
}

/** The editor's server requests as many at once. */
const atOnce = 5

/** The result of checking a link; `failed`: the editor's server did not give it. */
type ExternalAnswer = LinkAnswer | { state: 'unchecked'; reason: 'failed' }

type ExternalLink = { address: string; links: readonly StoredLink[]; answer: ExternalAnswer | undefined }

/** The links of the edited content to other websites. They are requested when the editor wishes it, never by themselves. */
function useExternalCheck(content: WireBlock) {
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
