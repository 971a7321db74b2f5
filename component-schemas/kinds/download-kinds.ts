/** Kinds of downloads (product specification section 3); the value is stored, the name is for editors. */
export const downloadKinds = {
  brochure: 'Brochure',
  catalogue: 'Catalogue',
  instructions: 'Instructions',
  software: 'Software',
  video: 'Video',
} as const

export type DownloadKind = keyof typeof downloadKinds
