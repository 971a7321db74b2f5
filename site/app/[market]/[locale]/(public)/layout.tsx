export { ConsentFrame as default } from '#site/page-kinds/public/consent-frame.tsx'
