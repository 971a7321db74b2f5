import { defineDatasource, labelTable } from './define-datasource.ts'

export const machineOperations = defineDatasource('machine_operation', 'Machine operation', {
  ...labelTable(['flat', 'cylinder', 'cruciform', 'laser'], {
    es: ['Llaves planas', 'Llaves de cilindro', 'Llaves de cruz', 'Llaves de regata'],
    en: ['Flat keys', 'Cylinder keys', 'Cruciform keys', 'Laser-cut keys'],
    pt: ['Chaves planas', 'Chaves de cilindro', 'Chaves de cruz', 'Chaves de pista'],
    nl: ['Vlakke sleutels', 'Cilindersleutels', 'Kruissleutels', 'Baansleutels'],
    it: ['Chiavi piatte', 'Chiavi a cilindro', 'Chiavi a croce', 'Chiavi a pista'],
    de: ['Flachschlüssel', 'Zylinderschlüssel', 'Kreuzschlüssel', 'Bahnschlüssel'],
    fr: ['Clés plates', 'Clés à cylindre', 'Clés en croix', 'Clés à rainure'],
    ro: ['Chei plate', 'Chei de cilindru', 'Chei în cruce', 'Chei cu canal'],
    ru: ['Плоские ключи', 'Цилиндровые ключи', 'Крестовые ключи', 'Ключи с дорожкой'],
  }),
  ...labelTable(['dimple', 'tubular', 'bit'], {
    es: ['Llaves de puntos', 'Llaves tubulares', 'Llaves de paletón'],
    en: ['Dimple keys', 'Tubular keys', 'Bit keys'],
    pt: ['Chaves de pontos', 'Chaves tubulares', 'Chaves de palhetão'],
    nl: ['Boorgatsleutels', 'Buissleutels', 'Baardsleutels'],
    it: ['Chiavi punzonate', 'Chiavi tubolari', 'Chiavi a mappa'],
    de: ['Bohrmuldenschlüssel', 'Rohrschlüssel', 'Bartschlüssel'],
    fr: ['Clés à points', 'Clés tubulaires', 'Clés à panneton'],
    ro: ['Chei cu puncte', 'Chei tubulare', 'Chei cu barbă'],
    ru: ['Перфорированные ключи', 'Трубчатые ключи', 'Ключи с бородкой'],
  }),
})

export const certifications = defineDatasource('certification', 'Certification', {
  ...labelTable(['ce', 'ukca'], {
    es: ['Marcado CE', 'Marcado UKCA'],
    en: ['CE marking', 'UKCA marking'],
    pt: ['Marcação CE', 'Marcação UKCA'],
    nl: ['CE-markering', 'UKCA-markering'],
    it: ['Marcatura CE', 'Marcatura UKCA'],
    de: ['CE-Kennzeichnung', 'UKCA-Kennzeichnung'],
    fr: ['Marquage CE', 'Marquage UKCA'],
    ro: ['Marcaj CE', 'Marcaj UKCA'],
    ru: ['Маркировка CE', 'Маркировка UKCA'],
  }),
  en_60204_1: 'EN 60204-1',
  en_iso_12100: 'EN ISO 12100',
  rohs: 'RoHS',
  iso_9001: 'ISO 9001',
})
