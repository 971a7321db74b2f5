/** Events of a page for measuring tools, under the names that these know. */
export type DataLayerEvent = { event: string } & Readonly<Record<string, unknown>>

/** Product specification, section 4: always there, whether anything reads it or not. */
export function pushToDataLayer(event: DataLayerEvent): void {
  const page = window as { dataLayer?: unknown[] }
  page.dataLayer ??= []
  page.dataLayer.push(event)
}
