import { hash, randomUUID } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { isAllowed } from '#site/browser/consent/choice.ts'
import {
  type FieldFigure,
  figureNames,
  mostFigures,
  navigationKinds,
} from '#site/browser/consent/field-data/field-figure.ts'
import type { Market } from '#site/routing/markets.ts'
import { matchPath } from '#site/routing/match-path.ts'
import { percentDecoded } from '#site/routing/percent-decoded.ts'
import { env, takesFieldData } from '#site/server/configuration/env.ts'
import { siteOfHeaders } from '#site/server/configuration/site-of-headers.ts'
import { record } from '#site/server/observability/metrics.ts'
import { clientNetwork } from '#site/server/pipeline/client-network.ts'
import { refusal } from '#site/server/refusals/refusal.ts'

/** All but the path is a word of a list and the path becomes one, so that nobody can invent a series. */
const fieldReport: z.ZodType<FieldFigure[]> = z
  .array(
    z.strictObject({
      name: z.enum(figureNames),
      navigation: z.enum(navigationKinds),
      path: z.string().startsWith('/').max(1024),
      value: z.number().min(0).max(120),
    }),
  )
  .min(1)
  .max(mostFigures)

/** Reports that a network may send in a minute: an office is one network. */
const mostReports = 120

/** Reports of the last minute, by a digest of the network that nobody can turn back. In memory: a report is not worth a row of a table. */
const counted = new LRUCache<string, number>({ max: 10_000, ttl: 60_000, noUpdateTTL: true })
const salt = randomUUID()

/**
 * `POST /api/field-data`: adds the figures of a visit to the histograms. Nothing of the visitor is stored; a page that no route has, or that
 * is behind the login, counts nowhere.
 */
export async function respondToFieldData(request: Request): Promise<Response> {
  const { headers } = request
  if (!takesFieldData(env)) return refusal(404, 'This site takes no field data.')
  if (!isAllowed('statistics', headers.get('cookie') ?? undefined))
    return refusal(403, 'The visitor has not allowed statistics.')
  if (isTooMany(headers.get('x-visitor-address') ?? '')) return refusal(429, 'Too many reports came at once.')
  const body: unknown = await request.json().catch(() => undefined)
  // The parser compares any property `length` with a limit, and the comparison of some objects throws.
  const report = await fieldReport.safeParseAsync(body).catch(() => undefined)
  if (!report?.success) return refusal(400, 'This is no list of figures of a visit.')
  const { rules } = siteOfHeaders(headers)
  for (const figure of report.data) add(figure, rules)
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
}

function add({ name, navigation, path, value }: FieldFigure, rules: Market): void {
  const route = matchPath(percentDecoded(path) ?? '', rules)?.route
  if (route?.access === 'public')
    record(`site_field_${name}`, { kind: route.template, market: rules.id, navigation }, value)
}

function isTooMany(address: string): boolean {
  const network = hash('sha256', `${salt}\n${clientNetwork(address, 56)}`)
  const reports = (counted.get(network) ?? 0) + 1
  counted.set(network, reports)
  return reports > mostReports
}
