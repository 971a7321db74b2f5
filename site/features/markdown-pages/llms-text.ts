/** A page that the file names. */
export type NamedPage = {
  label: string
  /** Absolute address of its Markdown. */
  url: string
  description?: string | undefined
}

export type LlmsDetails = {
  siteName: string
  description?: string | undefined
  sections: readonly { title: string; pages: readonly NamedPage[] }[]
  /** The home page in every language. */
  languages: readonly NamedPage[]
  sitemap: string
}

/** How the Markdown of a page that is not listed is found. */
const note =
  'Every page has a form in Markdown: at its address with `.md` at the end, or at its own address for `Accept: text/markdown`.'

/** The pages of a website for language models (llmstxt.org): name, summary, and a list of links for each part of the menu. */
export function llmsText({ siteName, description, sections, languages, sitemap }: LlmsDetails): string {
  const parts = [
    `# ${oneLine(siteName)}`,
    ...(description ? [`> ${oneLine(description)}`] : []),
    note,
    ...sections.filter(({ pages }) => pages.length > 0).map(({ title, pages }) => section(title, pages)),
    ...(languages.length > 1 ? [section('Languages', languages)] : []),
    section('Optional', [{ label: 'Sitemap', url: sitemap, description: 'Every page of the website (XML)' }]),
  ]
  return `${parts.join('\n\n')}\n`
}

function section(title: string, pages: readonly NamedPage[]): string {
  return [`## ${oneLine(title)}`, '', ...pages.map(row)].join('\n')
}

function row({ label, url, description }: NamedPage): string {
  const more = description ? `: ${oneLine(description)}` : ''
  return `- [${oneLine(label).replace(/[[\]\\]/g, String.raw`\$&`)}](${url})${more}`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
