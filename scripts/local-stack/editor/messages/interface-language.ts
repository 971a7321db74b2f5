/** Languages of the editor's own interface. */
export const interfaceLanguages = ['en', 'es', 'it', 'fr', 'de'] as const

export type InterfaceLanguage = (typeof interfaceLanguages)[number]

const key = 'editor.interface-language'

/** The last chosen language, else the browser's first supported one, else English. */
export function readInterfaceLanguage(): InterfaceLanguage {
  const wanted = [localStorage.getItem(key) ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return wanted.find(isKnown) ?? 'en'
}

export function storeInterfaceLanguage(language: InterfaceLanguage): void {
  localStorage.setItem(key, language)
}

function isKnown(tag: string): tag is InterfaceLanguage {
  return interfaceLanguages.some((language) => language === tag)
}
