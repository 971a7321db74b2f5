import { defineDatasource, labelTable } from './define-datasource.ts'

/** Lines that have shops and news of their own; the value is part of addresses such as `/tiendas-<value>`. */
export const productLines = defineDatasource(
  'product_line',
  'Product line',
  labelTable(['llaves', 'maquinas', 'electronica', 'cilindros'], {
    es: ['Llaves', 'Máquinas', 'Electrónica', 'Cilindros y candados'],
    en: ['Keys', 'Machines', 'Electronics', 'Cylinders and padlocks'],
    pt: ['Chaves', 'Máquinas', 'Eletrónica', 'Cilindros e cadeados'],
    nl: ['Sleutels', 'Machines', 'Elektronica', 'Cilinders en hangsloten'],
    it: ['Chiavi', 'Macchine', 'Elettronica', 'Cilindri e lucchetti'],
    de: ['Schlüssel', 'Maschinen', 'Elektronik', 'Zylinder und Vorhängeschlösser'],
    fr: ['Clés', 'Machines', 'Électronique', 'Cylindres et cadenas'],
    ro: ['Chei', 'Mașini', 'Electronică', 'Cilindri și lacăte'],
    ru: ['Ключи', 'Станки', 'Электроника', 'Цилиндры и навесные замки'],
  }),
)
