/** Words of the account in the language of the page. */
export type AccountTexts = {
  login: string
  account: string
  extranet: string
  logout: string
  endedTitle: string
  endedText: string
  again: string
  waiting: string
  back: string
  close: string
  /** By the code of the catalogue: why a session ended, or a login in a small window. */
  problems: Readonly<Record<string, string>>
  problem: string
}
