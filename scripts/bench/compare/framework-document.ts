import { lateType, startByItself } from 'site/server/page-cache/late-scripts/start-by-itself.ts'

const sheet = /<link(?: type="[^"]*")? (rel="stylesheet" href="[^"]+" data-precedence="[^"]*"\/>)/g
const rules = /<style>[^<]*<\/style>/

/**
 * Our document as the framework writes it, before the page cache changes it: its style sheets in the head, in the place of the rules that
 * match, and its scripts start at once. The comparison serves it as a file, as a static export would be. Hints to fetch these files are not
 * restored: the elements themselves are in the head.
 * @throws Error when the document is none that the page cache has changed
 */
export function frameworkDocument(html: string): string {
  const sheets = [...html.matchAll(sheet)].map(([, link = '']) => `<link ${link}`)
  if (sheets.length === 0 || !rules.test(html) || !html.includes(startByItself)) {
    throw new Error(
      'A page has no style sheets, rules of its own or first script: it is not as the page cache makes it.',
    )
  }
  return html
    .replaceAll(sheet, '')
    .replace(rules, () => sheets.join(''))
    .replace(`;${startByItself}`, '')
    .replaceAll(`<script type="${lateType}" `, '<script ')
    .replace(/<script type="speculationrules">[^<]*<\/script>/, '')
}
