/** How one name is spelled: folder, wire, value, type, and label for editors. */
type Spelling = 'kebab' | 'snake' | 'camel' | 'pascal' | 'label'

/** @throws Error when a name is not in kebab-case */
export function requireKebabCase(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(
      `${name} is not in kebab-case: write lower-case words with hyphens between them, such as spare-part.`,
    )
}

export function spellingsOf(name: string): Readonly<Record<Spelling, string>> {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return {
    kebab: name,
    snake: name.replaceAll('-', '_'),
    camel,
    pascal: capital(camel),
    label: capital(name.replaceAll('-', ' ')),
  }
}

/** A pattern such as `site/blocks/{kebab}` for a name. */
export function fill(pattern: string, name: string): string {
  const spellings = spellingsOf(name)
  return Object.entries(spellings).reduce((text, [key, value]) => text.replaceAll(`{${key}}`, value), pattern)
}

/** A text in which a name, in every spelling, is replaced by another one. */
export function renamed(text: string, from: string, to: string): string {
  const target = spellingsOf(to)
  const { label, ...names } = spellingsOf(from)
  const named = Object.entries(names).reduce(
    (result, [key, value]) => result.replaceAll(value, target[key as Spelling]),
    text,
  )
  // Labels have a space or a hyphen between their words.
  return named.replaceAll(new RegExp(label.replaceAll(' ', '[ -]'), 'g'), target.label)
}

function capital(text: string): string {
  return text.replace(/^./, (letter) => letter.toUpperCase())
}
