/** The words of a label, without the signs of a question. */
export function labelWords(label: string): string {
  return label.replace(/^[¿¡\s]+|[?!:\s]+$/gu, '')
}
