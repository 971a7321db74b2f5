import { furtherLanguages } from '../served.ts'
import { defineDatasource, type Labels } from './define-datasource.ts'

/** Countries with a shop, an office or an agent; ISO 3166 codes in the order of the code. */
const codes =
  'AD AR AT BE BG BR CH CL CO CZ DE DK EC ES FI FR GR HR HU IE IT LU MA MD MX NL NO PE PL PT RO SE SI UY'.split(' ')

/** Names of countries are those of the Unicode locale data, so that no language lacks one. */
export const countries = defineDatasource(
  'country',
  'Country',
  Object.fromEntries(codes.map((code) => [code, namesOf(code)])),
)

function namesOf(code: string): Labels {
  const inLanguage = (language: string) => new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
  const others = furtherLanguages.map(({ entry_value: language }) => [language, inLanguage(language)])
  return { es: inLanguage('es'), en: inLanguage('en'), ...Object.fromEntries(others) }
}
