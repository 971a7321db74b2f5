export type WireLanguage = { code: string; name: string }

export type WireSpace = {
  id: number
  name: string
  /** Address to which a story's path is appended; ends in a slash. */
  domain: string
  languages: WireLanguage[]
  default_lang_name: string
  /** The space's preview token: reads drafts at the delivery API. */
  first_token: string
  /** Further addresses that show the same content. */
  environments: { name: string; location: string }[]
  stories_count?: number
  options?: {
    /** IANA name of the zone in which editors plan; an own option. */
    timezone?: string
  }
}

export type WireDatasourceEntry = { id: number; name: string; value: string; dimension_value: string | null }

export type WireFieldType = {
  id: number
  name: string
  body: string
  compiled_body: string
  options: { name: string; value: string }[]
}
