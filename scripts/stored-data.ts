import { existsSync } from 'node:fs'
import { siteVariables } from 'site/server/configuration/site-variables.ts'
import { impliedPlaces, loadEnvFile, readSettings, readVariables } from './settings.ts'

const variables = siteVariables.pick({ DATABASE_URL: true, SUBMISSIONS_FOLDER: true, IDENTITY_FOLDER: true })

/** The places of the site's data that operators' commands read and change: DATABASE_URL, else its own folders, else those below DATA_FOLDER. */
export function storedPlaces() {
  loadEnvFile()
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  return readVariables(variables, { ...impliedPlaces(readSettings()), ...set })
}

/**
 * Refuses to open a database that is not there: that would make an empty one beside that of the site, and report success.
 * @param place a file for SQLite, or `postgres://…`
 * @param variable the one that names its folder
 * @throws Error that says what to do
 */
export function requireStored(place: string, variable: 'SUBMISSIONS_FOLDER' | 'IDENTITY_FOLDER'): string {
  if (URL.canParse(place) || existsSync(place)) return place
  throw new Error(
    `${place} does not exist: the site has stored nothing there yet, or it uses another folder. ` +
      `Set ${variable} or DATA_FOLDER as for the running site.`,
  )
}
