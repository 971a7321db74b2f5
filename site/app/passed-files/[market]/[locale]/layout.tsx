/** The document of a page whose address is its key. */
export { default } from '#site/app/preview-links/[market]/[locale]/layout.tsx'
