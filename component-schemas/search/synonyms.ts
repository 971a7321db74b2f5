type Synonym = { objectID: string; type: 'synonym'; synonyms: string[] }

/** Synonyms of the trade by language: terms of readers beside terms of the catalogue. */
const words: Readonly<Record<string, readonly (readonly string[])[]>> = {
  es: [
    ['mando', 'mando a distancia', 'telemando'],
    ['transpondedor', 'transponder', 'chip'],
    ['duplicadora', 'copiadora', 'máquina de copiar llaves'],
    ['bombín', 'cilindro', 'bombillo'],
    ['fresa', 'cuchilla'],
    ['coche', 'vehículo', 'automóvil', 'automoción', 'auto'],
    ['ficha', 'ficha técnica', 'hoja de datos'],
  ],
  en: [
    ['remote', 'remote control', 'fob'],
    ['transponder', 'chip'],
    ['duplicator', 'key copier', 'key cutting machine'],
    ['cutter', 'cutting wheel'],
    ['car', 'vehicle', 'automotive'],
    ['datasheet', 'data sheet'],
  ],
  fr: [
    ['télécommande', 'plip'],
    ['transpondeur', 'puce'],
    ['cylindre', 'barillet'],
    ['fraise', 'molette'],
    ['voiture', 'véhicule', 'automobile', 'auto'],
  ],
  de: [
    ['fernbedienung', 'funkschlüssel'],
    ['transponder', 'chip'],
    ['vorhängeschloss', 'hangschloss'],
    ['auto', 'fahrzeug', 'kfz', 'pkw'],
    ['autoschlüssel', 'fahrzeugschlüssel', 'schlüssel fahrzeuge'],
    ['kopiermaschine', 'schlüsselfräsmaschine', 'duplikator'],
  ],
  it: [
    ['telecomando', 'radiocomando'],
    ['transponder', 'chip'],
    ['duplicatrice', 'macchina per copiare chiavi'],
    ['fresa', 'frese'],
    ['auto', 'automobile', 'veicolo', 'automotive'],
    ['scheda', 'scheda tecnica'],
  ],
  pt: [
    ['comando', 'telecomando', 'controlo remoto'],
    ['transponder', 'chip'],
    ['duplicadora', 'copiadora'],
    ['cilindro', 'canhão'],
    ['carro', 'veículo', 'automóvel'],
  ],
  nl: [
    ['afstandsbediening', 'zender'],
    ['transponder', 'chip'],
    ['kopieermachine', 'freesmachine'],
    ['auto', 'voertuig'],
  ],
  ro: [
    ['telecomandă', 'comandă radio'],
    ['transponder', 'cip'],
    ['cilindru', 'butuc'],
    ['auto', 'vehicul', 'autovehicul'],
  ],
  ru: [
    ['пульт', 'брелок'],
    ['транспондер', 'чип'],
    ['цилиндр', 'личинка'],
    ['автомобиль', 'авто'],
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
