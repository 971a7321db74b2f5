import { defineDatasource } from './define-datasource.ts'

export const machineOperations = defineDatasource('machine_operation', 'Machine operation', [
  ['flat', 'Llaves planas', 'Flat keys'],
  ['cylinder', 'Llaves de cilindro', 'Cylinder keys'],
  ['cruciform', 'Llaves de cruz', 'Cruciform keys'],
  ['laser', 'Llaves de regata', 'Laser-cut keys'],
  ['dimple', 'Llaves de puntos', 'Dimple keys'],
  ['tubular', 'Llaves tubulares', 'Tubular keys'],
  ['bit', 'Llaves de paletón', 'Bit keys'],
])

export const certifications = defineDatasource('certification', 'Certification', [
  ['ce', 'Marcado CE', 'CE marking'],
  ['ukca', 'Marcado UKCA', 'UKCA marking'],
  ['en_60204_1', 'EN 60204-1'],
  ['en_iso_12100', 'EN ISO 12100'],
  ['rohs', 'RoHS'],
  ['iso_9001', 'ISO 9001'],
])
