import { z } from 'zod'
import { impliedPlaces, loadEnvFile, readSettings, type Settings } from '../settings.ts'
import type { Space } from './management-requests.ts'

/** The space of the embedded content service. */
export function embeddedSpace(settings: Settings, contentUrl = `http://localhost:${settings.CONTENT_PORT}`): Space {
  return { contentUrl, spaceId: settings.SPACE_ID, managementToken: settings.CONTENT_MANAGEMENT_TOKEN }
}

/** The help of a command about its space. */
export const spaceVariables = `Address and key: CONTENT_MANAGEMENT_URL (the embedded service at CONTENT_PORT when not given),
CONTENT_MANAGEMENT_TOKEN, SPACE_ID. .env is read; the shell wins.`

/**
 * The space of a command, from the environment and `.env`: that of the embedded service at CONTENT_PORT unless
 * CONTENT_MANAGEMENT_URL is set.
 * @throws Error with a sentence when a variable is invalid
 */
export function readSpace(): Space {
  loadEnvFile()
  const settings = readSettings()
  const address = z
    .url({ protocol: /^https?$/ })
    .safeParse(process.env['CONTENT_MANAGEMENT_URL'] || impliedPlaces(settings).CONTENT_MANAGEMENT_URL)
  if (!address.success) throw new Error('CONTENT_MANAGEMENT_URL is not an address such as http://localhost:4010.')
  return { ...embeddedSpace(settings, address.data.replace(/\/$/, '')), labels: settings.SCHEMA_LABELS }
}
