/**
 * Whose site this is. What names the company in code takes it from here, and the rest of this folder is how it looks: tokens, typefaces, the
 * logo. Icons are in `site/app`, where the framework reads them. What visitors read about the company is content (`_config/site-settings`).
 */
export const brand = {
  /** Where no content can say it: while the content service is away, and beside the login. */
  name: 'Zarandal',
  /**
   * Begins names of cookies and of what browsers store, keys that are derived from secrets, `Cache-Status`, and what the site has in Redis.
   * Another one signs everybody out and forgets the lists in browsers.
   */
  id: 'zarandal',
} as const

/** Addresses of mail, each replaced by a variable: senders of forms, whom customers ask about their login, who receives reports of faults. */
export const brandMail = {
  forms: 'formularios@zarandal.example',
  login: 'extranet@zarandal.example',
  security: 'seguridad@zarandal.example',
} as const

/** For what has no style sheet: a page in an outage, the manifest, files. */
export const brandLook = {
  /** Values of `tokens.css`; `brand.test.ts` compares the two. */
  colours: { paper: '#fbfaf7', ink: '#14181d', accent: '#8a5a12', link: '#0b57d0', line: '#d0d6dd' },
  /** Where a visitor has it. */
  typeface: 'IBM Plex Sans',
} as const
