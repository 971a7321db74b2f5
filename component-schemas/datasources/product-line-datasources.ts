import { defineDatasource } from './define-datasource.ts'

/** Lines that have shops and news of their own; the value is part of addresses such as `/tiendas-<value>`. */
export const productLines = defineDatasource('product_line', 'Product line', {
  llaves: {
    es: 'Llaves',
    en: 'Keys',
    pt: 'Chaves',
    nl: 'Sleutels',
    it: 'Chiavi',
    de: 'Schlüssel',
    fr: 'Clés',
    ro: 'Chei',
    ru: 'Ключи',
  },
  maquinas: {
    es: 'Máquinas',
    en: 'Machines',
    pt: 'Máquinas',
    nl: 'Machines',
    it: 'Macchine',
    de: 'Maschinen',
    fr: 'Machines',
    ro: 'Mașini',
    ru: 'Станки',
  },
  electronica: {
    es: 'Electrónica',
    en: 'Electronics',
    pt: 'Eletrónica',
    nl: 'Elektronica',
    it: 'Elettronica',
    de: 'Elektronik',
    fr: 'Électronique',
    ro: 'Electronică',
    ru: 'Электроника',
  },
  cilindros: {
    es: 'Cilindros y candados',
    en: 'Cylinders and padlocks',
    pt: 'Cilindros e cadeados',
    nl: 'Cilinders en hangsloten',
    it: 'Cilindri e lucchetti',
    de: 'Zylinder und Vorhängeschlösser',
    fr: 'Cylindres et cadenas',
    ro: 'Cilindri și lacăte',
    ru: 'Цилиндры и навесные замки',
  },
})
