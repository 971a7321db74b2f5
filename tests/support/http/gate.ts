import { readSettings } from 'scripts/settings.ts'
import { signatureOf } from 'site/server/preview/preview-token.ts'

const { GATE_USER: username, GATE_PASSWORD: password, SPACE_ID, CONTENT_PREVIEW_TOKEN } = readSettings({})

/** The credentials of the gated host of the embedded stack, as a browser sends them. */
export const gateCredentials = { username, password }

/** The same as a request header. */
export const gateHeaders = {
  authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
}

export const previewSecrets = { spaceId: SPACE_ID, previewToken: CONTENT_PREVIEW_TOKEN }

type Signing = { secrets?: typeof previewSecrets; ageSeconds?: number }

/** The part of an address that the visual editor signs. */
export function signedQuery({ secrets = previewSecrets, ageSeconds = 0 }: Signing = {}): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000) - ageSeconds)
  return {
    '_storyblok_tk[space_id]': String(secrets.spaceId),
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': signatureOf(timestamp, secrets),
  }
}

/** The path and query at which the visual editor opens a story. */
export function draftPath(
  id: number,
  { language = 'default', ...signing }: Signing & { language?: string } = {},
): string {
  const query = { _storyblok: String(id), _storyblok_lang: language, ...signedQuery(signing) }
  return `/anything/at-all?${new URLSearchParams(query)}`
}
