import rows from './messages.json' with { type: 'json' }

export type Words = Readonly<(typeof rows)['en']>

/** The first supported language of the list (`ui_locales`, or the browser's `Accept-Language`); Spanish without one. */
export function messagesFor(languages: string): { locale: string; messages: Words } {
  const wanted = languages.split(/[\s,]+/).map((tag) => tag.slice(0, 2).toLowerCase())
  const locale = wanted.find((one): one is keyof typeof rows => Object.hasOwn(rows, one)) ?? 'es'
  return { locale, messages: rows[locale] }
}
