/** Files a form may take: types that the site detects by content. The value is stored, the name is for editors. */
export const formFileKinds = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (docx)',
  'text/plain': 'Plain text',
} as const

export type FormFileKind = keyof typeof formFileKinds
