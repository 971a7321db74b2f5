export type IdTokenClaims = Readonly<Record<string, unknown>> & {
  readonly iss: string
  readonly sub: string
  readonly exp: number
  readonly iat: number
}
