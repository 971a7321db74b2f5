import type { ExtranetAccess } from '../access/extranet-access.ts'
import { narrowedAccess } from '../access/narrowed-access.ts'
import { statedAccess } from '../access/stated-access.ts'
import type { StoryContent } from '../schema/registry.ts'
import { codeForms, codeSkeleton, compactCode } from './code-forms.ts'
import { readerToken } from './reader-token.ts'
import type { IndexedStory, RecordContext, RecordParts } from './search-record.ts'
import { textRecords } from './text-record.ts'

type Kind<Name extends string> = Extract<StoryContent, { component: Name }>
export type TradeContent =
  | Kind<'trade_document'>
  | Kind<'trade_notice'>
  | Kind<'trade_product'>
  | Kind<'trade_gallery'>
  | Kind<'extranet_page'>

const boost = 10

/** Stories behind the login, with the groups of customers that may read them. */
export function tradeRecords(
  content: TradeContent,
  { content: wire }: IndexedStory,
  context: RecordContext,
): RecordParts[] {
  // Dropping an unreadable access rule would open the story, so such a story is not indexed.
  const stated = narrowedAccess([...context.folders.map(({ content: page }) => statedAccess(page)), statedAccess(wire)])
  if (stated === 'unreadable') return []
  const access = accessParts(stated)
  const folders = context.folders.map(({ uuid }) => uuid)
  return baseRecords(content, wire, context).map((parts) => ({
    superseded: 0,
    ...parts,
    ...access,
    refs: [...(parts.refs ?? []), ...folders],
  }))
}

type Wire = IndexedStory['content']

function baseRecords(content: TradeContent, wire: Wire, context: RecordContext): RecordParts[] {
  if (content.component === 'trade_product') return [tradeProduct(content, context)]
  const date = 'date' in content ? content.date : undefined
  const records = textRecords({ title: content.title, teaser: content.teaser, date }, wire, {
    section: 'extranet',
    boost,
  })
  if (content.component !== 'trade_document') return records
  const products = content.products.flatMap((uuid) => context.related(uuid)?.code ?? [])
  const codes = products.flatMap(codeForms)
  // An unpublished edition replaces nothing.
  const successor =
    content.replacedBy !== undefined && context.related(content.replacedBy) ? content.replacedBy : undefined
  const refs = [...content.products, ...(content.replacedBy === undefined ? [] : [content.replacedBy])]
  return records.map((parts) => ({
    ...parts,
    kind: content.kind,
    codes,
    superseded: successor === undefined ? 0 : 1,
    refs,
  }))
}

function tradeProduct(content: Kind<'trade_product'>, { related }: RecordContext): RecordParts {
  const product = content.product === undefined ? undefined : related(content.product)
  return {
    section: 'extranet',
    name: content.name ?? product?.name ?? content.code,
    code: content.code,
    text: content.note ?? '',
    codes: codeForms(content.code),
    codeKeys: [compactCode(content.code)],
    codeSkeletons: [codeSkeleton(content.code)],
    kind: 'trade_product',
    boost: 30,
    refs: content.product === undefined ? [] : [content.product],
  }
}

/** An empty list means every customer: stored as `all`, so that a filter can match it. */
function accessParts(access: ExtranetAccess | undefined): Pick<RecordParts, 'for' | 'home' | 'from' | 'until'> {
  return {
    for: access && access.groups.length > 0 ? access.groups.map(readerToken) : ['all'],
    home: access && access.markets.length > 0 ? access.markets : ['all'],
    ...(access?.validFrom && { from: seconds(access.validFrom) }),
    ...(access?.validTo && { until: seconds(access.validTo) }),
  }
}

export function seconds(date: string): number {
  return Math.floor(new Date(date).getTime() / 1000)
}
