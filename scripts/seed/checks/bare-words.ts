/**
 * The words of a text without its language-independent parts: link targets, attributes, placeholders, e-mail and street
 * addresses, codes.
 */
export function bareWords(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, '] ')
    .replace(/\{[^}]*\}+/g, ' ')
    .replace(/:[a-z_]+:/g, ' ')
    .replace(/`[^`]*`/g, ' ')
    .replace(/\S+@\S+|https?:\S+|\S+\.example\S*/g, ' ')
    .replace(/\bCalle [^,\n]*/g, ' ')
    .replace(/\S*\d\S*|\b[A-Z]{2,}[A-Z\d.-]*\b/g, ' ')
}
