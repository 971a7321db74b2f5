import type { Context } from 'hono'
import { anyOf, type Sql, sql } from '../delivery/query/sql-text.ts'
import type { Store } from '../store/open-store.ts'

export type Page = { page: number; perPage: number }

export type ListQuery = {
  /** Everything from SELECT up to WHERE; `FROM <table>` must be its last part. */
  columns: string
  from: string
  condition: Sql
  orderBy: string
  page: Page
}

export type Listed<Row> = { rows: Row[]; total: number; page: Page }

/** One page of rows and the number of rows on all pages. */
export function listRows<Row>(store: Store, query: ListQuery): Listed<Row> {
  const { text, values } = query.condition
  const total = store.get<{ n: number }>(`SELECT count(*) AS n FROM ${query.from} WHERE ${text}`, values)?.n ?? 0
  const { page, perPage } = query.page
  const rows = store.all<Row>(
    `SELECT ${query.columns} FROM ${query.from} WHERE ${text} ORDER BY ${query.orderBy} LIMIT ? OFFSET ?`,
    [...values, perPage, (page - 1) * perPage],
  )
  return { rows, total, page: query.page }
}

/**
 * The requested page: `page` counts from 1; `per_page` is limited to `most`. Invalid values fall back to the first
 * page and the default.
 */
export function pageOf(query: URLSearchParams, { usual = 25, most = 1000 } = {}): Page {
  const page = wholeNumber(query.get('page')) ?? 1
  const perPage = wholeNumber(query.get('per_page')) ?? usual
  return { page, perPage: Math.min(perPage, most) }
}

function wholeNumber(text: string | null): number | undefined {
  const number = Number(text)
  return Number.isSafeInteger(number) && number > 0 && number < 1_000_000 ? number : undefined
}

/** A list response with the `total` and `per-page` headers that every client paginates by. */
export function listResponse(request: Context, listed: { total: number; page: Page }, body: object): Response {
  return request.json(body, 200, { total: String(listed.total), 'per-page': String(listed.page.perPage) })
}

/** For lists that the vendor does not paginate: everything is on the first page. Clients still read the headers. */
export function wholeListResponse(request: Context, count: number, body: object): Response {
  const isBeyond = Number(request.req.query('page')) > 1
  const shown = isBeyond ? Object.fromEntries(Object.keys(body).map((key) => [key, []])) : body
  return listResponse(request, { total: count, page: { page: 1, perPage: Math.max(count, 25) } }, shown)
}

/** Whether one of the columns contains a text, whose own wildcards are literal. */
export function containsText(text: string, ...columns: readonly string[]): Sql {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  return anyOf(columns.map((column) => sql(`${column} LIKE ? ESCAPE '\\'`, pattern)))
}
