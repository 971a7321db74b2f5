import type { EditorMessage } from '../../messages/english.ts'
import type { Messages } from '../../messages/messages-for.ts'
import type { LinkProblem } from '../../story/links/judge-link.ts'
import type { LinkFinding } from './use-link-problems.ts'

const sentences: Readonly<Record<LinkProblem['problem'], EditorMessage>> = {
  noTarget: 'linkNoTarget',
  missing: 'linkMissing',
  folder: 'linkFolder',
  unpublished: 'linkUnpublished',
  noPage: 'linkNoPage',
  notThere: 'linkNotThere',
  badAddress: 'linkBadAddress',
  badMail: 'linkBadMail',
  insecure: 'linkInsecure',
  typed: 'linkTyped',
}

/** What is wrong with a link, in a sentence. */
export function linkSentence({ link, found }: LinkFinding, messages: Messages): string {
  const name = 'name' in found ? found.name : ''
  const places = 'places' in found ? found.places.map(({ market, locale }) => `${market} (${locale})`).join(', ') : ''
  return messages(sentences[found.problem], { name, places, address: link.address })
}
