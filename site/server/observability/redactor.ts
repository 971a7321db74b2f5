/** Readers of logs need no e-mail address. */
const mailAddress = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** The name of a parameter of an address; a value may be an address with parameters of its own. */
const parameter = /[?&#]([\w[\]%.-]+)=/g
// Tested on each name alone: as one expression it takes seconds for a line crafted to be slow (ReDoS).
const provingName = /token|tk|secret|password|code|state|signature|key/i
const value = /[^&\s"']+/y

const bearer = /\b(Bearer|Basic) [\w.~+/=-]{6,}/g

/** Shorter secrets could match a word of any sentence. */
const leastLength = 6

/** Redacts in a log line: the secrets of the configuration, credentials, tokens in URLs, e-mail addresses. */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret.length >= leastLength).toSorted((a, b) => b.length - a.length)
  return (text) =>
    withoutProofs(known.reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text))
      .replace(bearer, '$1 [secret]')
      .replace(mailAddress, '[mail]')
}

/** Redacts the values of parameters that contain a token. */
function withoutProofs(text: string): string {
  let cached = ''
  let at = 0
  for (const { index, 0: found, 1: name = '' } of text.matchAll(parameter)) {
    value.lastIndex = index + found.length
    if (index < at || !provingName.test(name) || !value.test(text)) continue
    cached += `${text.slice(at, index)}${found}[secret]`
    at = value.lastIndex
  }
  return cached + text.slice(at)
}
