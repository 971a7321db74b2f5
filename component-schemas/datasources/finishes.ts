import { defineDatasource, labelTable } from './define-datasource.ts'

export const finishes = defineDatasource(
  'finish',
  'Finish',
  labelTable(['plain', 'nickel_plated', 'brass_plated', 'polished', 'brushed', 'black_oxide', 'titanium_nitride'], {
    es: ['Sin recubrir', 'Niquelado', 'Latonado', 'Pulido', 'Cepillado', 'Pavonado', 'Nitruro de titanio'],
    en: ['Uncoated', 'Nickel-plated', 'Brass-plated', 'Polished', 'Brushed', 'Black oxide', 'Titanium nitride'],
    pt: ['Sem revestimento', 'Niquelado', 'Latonado', 'Polido', 'Escovado', 'Oxidado a negro', 'Nitreto de titânio'],
    nl: ['Onbehandeld', 'Vernikkeld', 'Vermessingd', 'Gepolijst', 'Geborsteld', 'Zwart geoxideerd', 'Titaannitride'],
    it: ['Senza rivestimento', 'Nichelato', 'Ottonato', 'Lucidato', 'Spazzolato', 'Brunito', 'Nitruro di titanio'],
    de: ['Unbeschichtet', 'Vernickelt', 'Vermessingt', 'Poliert', 'Gebürstet', 'Brüniert', 'Titannitrid'],
    fr: ['Non revêtu', 'Nickelé', 'Laitonné', 'Poli', 'Brossé', 'Bruni', 'Nitrure de titane'],
    ro: ['Neacoperit', 'Nichelat', 'Alămit', 'Lustruit', 'Periat', 'Brunat', 'Nitrură de titan'],
    ru: [
      'Без покрытия',
      'Никелированное',
      'Латунированное',
      'Полированное',
      'Шлифованное',
      'Воронёное',
      'Нитрид титана',
    ],
  }),
)
