import { siteForHost } from '#site/routing/hosts/site-for-host.ts'
import { env } from '#site/server/configuration/env.ts'
import { type Admission, admissionOf, mayPreview } from './admission.ts'
import type { Credentials } from './basic-auth.ts'
import { draftCookieFor, renewedDraftCookie } from './draft-cookie.ts'
import type { PreviewSecrets } from './preview-token.ts'

function secrets(): PreviewSecrets {
  return { spaceId: env.SPACE_ID, previewToken: env.CONTENT_PREVIEW_TOKEN }
}

/** Credentials of gated websites. */
export function gateCredentials(): Credentials {
  return { user: env.GATE_USER, password: env.GATE_PASSWORD }
}

/** The admission of a request. `header` returns the value of a header by its name in small letters. */
export function readAdmission(query: URLSearchParams, header: (name: string) => string | undefined): Admission {
  return admissionOf({
    query,
    header,
    isGated: siteForHost(header('host'), env.SITE_HOSTS).isGated,
    secrets: secrets(),
    credentials: gateCredentials(),
    now: Date.now(),
  })
}

/** Whether a request to an interface of the preview comes from an admitted editor. */
export function isFromEditor(request: Request): boolean {
  return mayPreview(readAdmission(new URL(request.url).searchParams, (name) => request.headers.get(name) ?? undefined))
}

/** `Set-Cookie` with another hour for an open preview; undefined when it must be signed again. */
export function renewedCookie(request: Request): string | undefined {
  return renewedDraftCookie(request.headers.get('cookie') ?? undefined, secrets(), Date.now())
}

/** `Set-Cookie` for a request with a valid signature. */
export function newDraftCookie(): string {
  return draftCookieFor(secrets(), Date.now())
}
