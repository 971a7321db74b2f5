/** Whoever reads logs needs no address of a person. */
const mailAddress = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g

/** Values of an address's query that prove something. */
const provingValue = /([?&](?:[\w[\]%]*(?:token|tk|secret|password|code|state|signature|key)[\w[\]%]*)=)[^&\s"']+/gi

const bearer = /\b(Bearer|Basic) [\w.~+/=-]{6,}/g

/** Shorter ones could be a word of any sentence. */
const leastLength = 6

/**
 * Takes out of a line what must not stand in a log: the secrets of the configuration, credentials, proofs in addresses,
 * addresses of persons.
 */
export function redactor(secrets: readonly string[]): (text: string) => string {
  const known = secrets.filter((secret) => secret.length >= leastLength).toSorted((a, b) => b.length - a.length)
  return (text) =>
    known
      .reduce((rest, secret) => rest.replaceAll(secret, '[secret]'), text)
      .replace(provingValue, '$1[secret]')
      .replace(bearer, '$1 [secret]')
      .replace(mailAddress, '[mail]')
}
