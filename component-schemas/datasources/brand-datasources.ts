import { defineDatasource } from './define-datasource.ts'

/** Every name here is invented; none belongs to a maker of locks, vehicles or keys. */
export const lockBrands = defineDatasource('lock_brand', 'Lock brand', {
  nordala: 'Nordala',
  linverra: 'Linverra',
  tesquil: 'Tesquil',
  arvendo: 'Arvendo',
  brumela: 'Brumela',
  cordevan: 'Cordevan',
  dastiria: 'Dastiria',
  elmovar: 'Elmovar',
  fendrica: 'Fendrica',
  galtuno: 'Galtuno',
  hestrival: 'Hestrival',
  istrenga: 'Istrenga',
  jolvana: 'Jolvana',
  kelmadur: 'Kelmadur',
  lorquesta: 'Lorquesta',
  mirvando: 'Mirvando',
  ostrella: 'Ostrella',
  pelvadra: 'Pelvadra',
  quintavel: 'Quintavel',
  rosmendi: 'Rosmendi',
  selvoria: 'Selvoria',
  tarmundo: 'Tarmundo',
  ulverza: 'Ulverza',
  vostrana: 'Vostrana',
})

export const vehicleMakes = defineDatasource('vehicle_make', 'Vehicle make', {
  alvora: 'Alvora',
  brenvik: 'Brenvik',
  castorel: 'Castorel',
  dravida: 'Dravida',
  estelmo: 'Estelmo',
  feronda: 'Feronda',
  grelva: 'Grelva',
  haldren: 'Haldren',
  iberva: 'Iberva',
  jantero: 'Jantero',
  kortesa: 'Kortesa',
  lumeron: 'Lumeron',
  montavar: 'Montavar',
  norrela: 'Norrela',
  ostavia: 'Ostavia',
  pardena: 'Pardena',
})

/** Invented makers of key blanks whose codes are compared with ours. */
export const crossReferenceBrands = defineDatasource('cross_ref_brand', 'Cross-reference brand', {
  cavelin: 'Cavelin',
  durmesa: 'Durmesa',
  ferrolinde: 'Ferrolinde',
  llavanta: 'Llavanta',
  mordaleva: 'Mordaleva',
})
