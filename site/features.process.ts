import { markdownForms } from './features/markdown-pages/markdown-of-page.ts'
import type { MarkdownOfPages } from './server/page-cache/request/serve-request.ts'

const rows: readonly MarkdownOfPages[] = [markdownForms]

/** How the process in front of the framework makes the Markdown of pages; undefined where pages have none. */
export const [markdownOfPages] = rows
