/** What can go wrong for a person, and what they see (product specification, section 8). */
export const errorCatalogue = {
  'page-not-found': { status: 404, screen: 'not-found' },
  'route-invalid': { status: 404, screen: 'not-found' },
  'login-required': { status: 401, screen: 'unauthorized' },
  'access-forbidden': { status: 403, screen: 'forbidden' },
  'content-unavailable': { status: 503, screen: 'generic' },
  'sessions-unavailable': { status: 503, screen: 'generic' },
  'documents-busy': { status: 503, screen: 'generic' },
  'render-failed': { status: 500, screen: 'generic' },
  'landing-unavailable': { status: 500, screen: 'generic' },
  'request-invalid': { status: 400, screen: 'generic' },
  'preview-refused': { status: 401, screen: 'unauthorized' },
  'signature-invalid': { status: 401, screen: 'unauthorized' },
  'preview-link-ended': { status: 410, screen: 'ended' },
  'preview-link-busy': { status: 429, screen: 'generic' },
  'preview-links-unavailable': { status: 503, screen: 'generic' },
  'passed-link-ended': { status: 410, screen: 'ended' },
  'passed-link-busy': { status: 429, screen: 'generic' },
  'passed-links-unavailable': { status: 503, screen: 'generic' },
} as const satisfies Record<string, { status: number; screen: ErrorScreen }>

export type ErrorScreen = 'forbidden' | 'unauthorized' | 'not-found' | 'ended' | 'generic'

/** What is said when the data of a custom landing cannot be had (product specification, section 8). */
export const landingMessage = 'There were some errors retrieving data'

/** The screen for a status (product specification, section 8): any other status than 401, 403, 404 and 410 is generic. */
export function screenForStatus(status: number): ErrorScreen {
  return Object.values(errorCatalogue).find((row) => row.status === status)?.screen ?? 'generic'
}

export type ErrorCode = keyof typeof errorCatalogue

/** Carries a catalogue code; the detail is for the log, never for the person. */
export class CatalogueError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, detail: string, options?: ErrorOptions) {
    super(detail, options)
    this.name = 'CatalogueError'
    this.code = code
  }
}

/**
 * Recognised by its name: each bundle of the framework has a class of its own, and a request to the content service that two
 * bundles share throws the error of the first one.
 */
export function isCatalogueError(error: unknown, code?: ErrorCode): error is CatalogueError {
  const own = codeOf(error)
  return own !== undefined && (code === undefined || own === code)
}

/** The code of an error of the catalogue; undefined of any other. */
export function codeOf(error: unknown): ErrorCode | undefined {
  if (typeof error !== 'object' || error === null || !('name' in error) || !('code' in error)) return undefined
  return error.name === 'CatalogueError' && isCode(error.code) ? error.code : undefined
}

function isCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCatalogue, code)
}
