/** Subjects of a bulletin (content model, section 3); the value is stored, the name is for editors. */
export const bulletinKinds = {
  technical: 'Technical',
  commercial: 'Commercial',
  'software-update': 'Software update',
} as const

export type BulletinKind = keyof typeof bulletinKinds
