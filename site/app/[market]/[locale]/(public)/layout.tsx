export { ConsentFrame as default } from '#site/app/consent-frame.tsx'
