type Synonym = { objectID: string; type: 'synonym'; synonyms: string[] }

/** Synonyms of the trade by language: terms of readers beside terms of the catalogue. */
const words: Readonly<Record<string, readonly (readonly string[])[]>> = {
  es: [
    ['mando', 'mando a distancia', 'telemando'],
    ['transpondedor', 'transponder', 'chip'],
    ['duplicadora', 'copiadora', 'máquina de copiar llaves'],
    ['bombín', 'cilindro', 'bombillo'],
    ['fresa', 'cuchilla'],
  ],
  en: [
    ['remote', 'remote control', 'fob'],
    ['transponder', 'chip'],
    ['duplicator', 'key copier', 'key cutting machine'],
    ['cutter', 'cutting wheel'],
  ],
  fr: [
    ['télécommande', 'plip'],
    ['transpondeur', 'puce'],
    ['cylindre', 'barillet'],
    ['fraise', 'molette'],
  ],
  de: [
    ['fernbedienung', 'funkschlüssel'],
    ['transponder', 'chip'],
    ['vorhängeschloss', 'hangschloss'],
    ['kopiermaschine', 'schlüsselfräsmaschine', 'duplikator'],
  ],
  it: [
    ['telecomando', 'radiocomando'],
    ['transponder', 'chip'],
    ['duplicatrice', 'macchina per copiare chiavi'],
    ['fresa', 'frese'],
  ],
  pt: [
    ['comando', 'telecomando', 'controlo remoto'],
    ['transponder', 'chip'],
    ['duplicadora', 'copiadora'],
    ['cilindro', 'canhão'],
  ],
  nl: [
    ['afstandsbediening', 'zender'],
    ['transponder', 'chip'],
    ['kopieermachine', 'freesmachine'],
  ],
  ro: [
    ['telecomandă', 'comandă radio'],
    ['transponder', 'cip'],
    ['cilindru', 'butuc'],
  ],
  ru: [
    ['пульт', 'брелок'],
    ['транспондер', 'чип'],
    ['цилиндр', 'личинка'],
  ],
}

/** Synonyms of an index as the search service takes them. */
export function synonymsOf(locale: string): Synonym[] {
  return (words[locale] ?? []).map((synonyms, index) => ({
    objectID: `${locale}-${index + 1}`,
    type: 'synonym',
    synonyms: [...synonyms],
  }))
}
