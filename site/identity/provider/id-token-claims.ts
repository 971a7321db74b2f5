/** The claims of a verified ID token. */
export type IdTokenClaims = Readonly<Record<string, unknown>> & {
  readonly iss: string
  readonly sub: string
  readonly exp: number
  readonly iat: number
}
