import { type Credentials, hasCredentials } from './basic-auth.ts'
import { hasDraftCookie } from './draft-cookie.ts'
import { isSignedByEditor, type PreviewSecrets, requestsDraft } from './preview-token.ts'

/**
 * What a request may see: an `editor` drafts, a `visitor` published pages, a `refused` request nothing. `new-editor`
 * has a signature and gets the cookie.
 */
export type Admission = 'new-editor' | 'editor' | 'visitor' | 'refused'

/** Whether a request sees drafts. */
export function mayPreview(admission: Admission): boolean {
  return admission === 'editor' || admission === 'new-editor'
}

export type AdmissionRequest = {
  query: URLSearchParams
  /** Value of a request header by its name in small letters. */
  header: (name: string) => string | undefined
  /** Whether the website requires credentials of visitors. */
  isGated: boolean
  secrets: PreviewSecrets
  credentials: Credentials
  /** Epoch milliseconds. */
  now: number
}

/**
 * The gate of drafts and of gated websites (acceptance row C2). A request for a draft without the right to it is refused whether or not the
 * page exists, and so is a page for a frame: no page but a draft may be framed, so the editor's frame shows the reason. Any other request
 * is a visitor's.
 */
export function admissionOf(request: AdmissionRequest): Admission {
  const { query, header, isGated, secrets, credentials, now } = request
  if (isSignedByEditor(query, secrets, now)) return 'new-editor'
  const isRequesting = requestsDraft(query)
  const hasCookie = hasDraftCookie(header('cookie'), secrets, now)
  if (hasCookie && (isRequesting || isGated || !isTopLevel(header))) return 'editor'
  if (isRequesting) return 'refused'
  const mayVisit = isGated ? hasCredentials(header('authorization'), credentials) : !isFramed(header)
  return mayVisit ? 'visitor' : 'refused'
}

/** Whether the page is requested for a frame: only the editor's frame can show it. */
export function isFramed(header: AdmissionRequest['header']): boolean {
  return header('sec-fetch-dest') === 'iframe'
}

/** Beside the editor's frame the same person reads the website as visitors do. */
function isTopLevel(header: AdmissionRequest['header']): boolean {
  return header('sec-fetch-dest') === 'document'
}
