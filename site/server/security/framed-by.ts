/**
 * `frame-ancestors` is replaced; the vendor's bridge inserts its menu as plain HTML, so Trusted Types are not demanded.
 */
const replaced = /^(frame-ancestors|require-trusted-types-for|trusted-types) /

/** The policy of a page for the editor's frame: the same scripts, another origin that may show it and no other. */
export function framedBy(origin: string, policy = ''): string {
  const cached = policy.split('; ').filter((directive) => directive !== '' && !replaced.test(directive))
  return [...cached, `frame-ancestors ${origin}`].join('; ')
}
