/** One translated text: its Spanish source, and its translation. */
export type Translation = { source: string; words: string; isFuzzy: boolean }

/** Context of a unit (`<type>/<id>#<field path>`) -> translation. */
export type Translations = ReadonlyMap<string, Translation>
