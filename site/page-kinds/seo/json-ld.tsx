/** A description of a page in the words of schema.org, as JSON-LD objects. */
export type StructuredData = Readonly<Record<string, unknown>>

/** Writes structured data into the page. `<` is escaped, so that no text of an editor can end the script. */
export function JsonLd({ data }: { data: readonly StructuredData[] }) {
  return data.map((one) => (
    <script
      key={String(one['@type'])}
      type="application/ld+json"
      // oxlint-disable-next-line react/no-danger -- JSON is no markup, and a script's text is not escaped by React
      dangerouslySetInnerHTML={{ __html: JSON.stringify(one).replaceAll('<', '\\u003c') }}
    />
  ))
}
