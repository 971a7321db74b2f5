/** How a company is named in code and documents: `name` as people write it, `id` in small letters as programs do. */
export type BrandWords = { name: string; id: string }

/**
 * A text that names one company, so that it names another. Its name, its name in capitals and its id each have their counterpart.
 */
export function renamed(text: string, from: BrandWords, to: BrandWords): string {
  return text
    .replaceAll(from.name, to.name)
    .replaceAll(from.name.toUpperCase(), to.name.toUpperCase())
    .replaceAll(from.id, to.id)
}
