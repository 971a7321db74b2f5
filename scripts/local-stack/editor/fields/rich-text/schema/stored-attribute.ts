import type { Attribute } from '@tiptap/core'

/** An attribute of the editor's document that the clipboard carries as JSON in a `data-` attribute. */
export function storedAttribute(name: string, fallback: unknown = null): Partial<Attribute> {
  const carrier = `data-${name.toLowerCase()}`
  return {
    default: fallback,
    parseHTML: (element) => readJson(element.getAttribute(carrier)) ?? fallback,
    renderHTML: (attributes) => {
      const value: unknown = attributes[name]
      return value === null || value === undefined ? {} : { [carrier]: JSON.stringify(value) }
    },
  }
}

/** Clipboard content may come from any other page. */
function readJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
