/** Files a form may take: what the site can tell by their content. The value is stored, the name is for editors. */
export const formFileKinds = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'image/webp': 'WebP picture',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word (docx)',
  'text/plain': 'Plain text',
} as const

export type FormFileKind = keyof typeof formFileKinds
