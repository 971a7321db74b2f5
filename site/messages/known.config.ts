import { localeCodes, locales } from '../routing/locales.ts'
import config from './lingui.config.ts'

/** The catalogues of locales that the site does not serve: `catalogues.ts` names them too, and what they lack is in English. */
export default {
  ...config,
  locales: [...Object.keys(locales).filter((code) => !localeCodes.some((served) => served === code)), 'pseudo'],
}
