/** Names of columns in the languages of the site, without accents, spaces and signs. */
const words = {
  amount:
    'cantidad|cant|uds|ud|unidades|piezas|quantity|qty|amount|pieces|pcs|quantidade|qtd|qtde|unid|aantal|stuks|hoeveelheid|quantita|qta|pezzi|pz|menge|anzahl|stuck|stk|stuckzahl|quantite|qte|nombre|cantitate|bucati|buc|количество|колво|кол|шт|штук',
  code: 'codigo|cod|referencia|ref|articulo|code|partnumber|partno|item|itemno|sku|reference|artigo|artikelnummer|artikelnr|artikelcode|artnr|artikel|bestellnummer|codice|articolo|riferimento|codearticle|article|codul|articol|referinta|код|артикул|обозначение|номер',
} as const

const known = { amount: new Set(words.amount.split('|')), code: new Set(words.code.split('|')) }

/** The places of the columns that the first row of a table names. */
export type Columns = { amount: number | undefined; code: number | undefined }

/** @returns undefined where the row names neither */
export function columnsOf(head: readonly string[]): Columns | undefined {
  const names = head.map(plainName)
  const placeOf = (kind: keyof typeof known) => {
    const place = names.findIndex((name) => known[kind].has(name))
    return place < 0 ? undefined : place
  }
  const columns = { amount: placeOf('amount'), code: placeOf('code') }
  const isHead = names.filter(Boolean).length > 1 && (columns.amount ?? columns.code) !== undefined
  return isHead ? columns : undefined
}

/** Without accents, spaces and signs. A number in it makes it a cell like others. */
export function plainName(name: string): string {
  if (/\d/.test(name)) return ''
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
}
