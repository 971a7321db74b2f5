import { plainName } from 'site/search/codes/column-words.ts'

/** Names of the columns in the languages of the site, as `plainName` writes them. */
const words: Readonly<Record<string, string>> = {
  group: 'group|grupo|gruppe|kundengruppe|groupe|gruppo|groep|grup|grupa|группа',
  code: 'code|codigo|referencia|artikelnummer|artikelnr|reference|codice|artikelcode|referinta|cod|код|артикул',
  pack: 'pack|piecesinapack|envase|paquete|packung|verpackung|conditionnement|confezione|verpakking|embalagem|ambalaj|упаковка',
  net: 'net|netprice|neto|precioneto|netto|nettopreis|prixnet|prezzonetto|nettoprijs|precoliquido|pretnet|цена',
  currency: 'currency|moneda|divisa|wahrung|devise|valuta|moeda|валюта',
  from: 'from|validfrom|desde|validodesde|ab|gultigab|apartirde|apartirdu|dal|vanaf|incepandcu|dela|с',
  to: 'to|until|validuntil|hasta|validohasta|bis|gultigbis|jusquau|jusqua|al|finoal|tot|totenmet|ate|panala|по',
  availability:
    'availability|disponibilidad|verfugbarkeit|disponibilite|disponibilita|beschikbaarheid|disponibilidade|disponibilitate|наличие',
  leadTimeDays:
    'leadtimedays|leadtime|plazo|plazodeentrega|lieferzeit|delai|tempidiconsegna|levertijd|prazo|prazodeentrega|termendelivrare|срокпоставки',
}

const known = new Map(
  Object.entries(words).flatMap(([column, names]) => names.split('|').map((name) => [name, column])),
)

/** The column of a price record that a heading names; the heading itself where it names none, so that the import says so. */
export function priceColumn(heading: string): string {
  return known.get(plainName(heading)) ?? heading
}
