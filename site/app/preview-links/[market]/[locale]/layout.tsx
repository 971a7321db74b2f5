export { PlainDocument as default } from '#site/app/plain-document.tsx'
