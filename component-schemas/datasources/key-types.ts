import { defineDatasource, labelTable } from './define-datasource.ts'

export const keyTypes = defineDatasource('key_type', 'Key type', {
  ...labelTable(['flat', 'cylinder', 'dimple', 'laser', 'cruciform'], {
    es: ['Llave plana', 'Llave de cilindro', 'Llave de puntos', 'Llave de regata', 'Llave de cruz'],
    en: ['Flat key', 'Cylinder key', 'Dimple key', 'Laser-cut key', 'Cruciform key'],
    pt: ['Chave plana', 'Chave de cilindro', 'Chave de pontos', 'Chave de pista', 'Chave de cruz'],
    nl: ['Vlakke sleutel', 'Cilindersleutel', 'Boorgatsleutel', 'Baansleutel', 'Kruissleutel'],
    it: ['Chiave piatta', 'Chiave a cilindro', 'Chiave punzonata', 'Chiave a pista', 'Chiave a croce'],
    de: ['Flachschlüssel', 'Zylinderschlüssel', 'Bohrmuldenschlüssel', 'Bahnschlüssel', 'Kreuzschlüssel'],
    fr: ['Clé plate', 'Clé à cylindre', 'Clé à points', 'Clé à rainure', 'Clé en croix'],
    ro: ['Cheie plată', 'Cheie de cilindru', 'Cheie cu puncte', 'Cheie cu canal', 'Cheie în cruce'],
    ru: ['Плоский ключ', 'Цилиндровый ключ', 'Перфорированный ключ', 'Ключ с дорожкой', 'Крестовой ключ'],
  }),
  ...labelTable(['tubular', 'bit', 'vehicle', 'pump'], {
    es: ['Llave tubular', 'Llave de paletón', 'Llave de vehículo', 'Llave de bomba'],
    en: ['Tubular key', 'Bit key', 'Vehicle key', 'Pump key'],
    pt: ['Chave tubular', 'Chave de palhetão', 'Chave de veículo', 'Chave de bomba'],
    nl: ['Buissleutel', 'Baardsleutel', 'Autosleutel', 'Pompsleutel'],
    it: ['Chiave tubolare', 'Chiave a mappa', 'Chiave per veicolo', 'Chiave a pompa'],
    de: ['Rohrschlüssel', 'Bartschlüssel', 'Fahrzeugschlüssel', 'Pumpschlüssel'],
    fr: ['Clé tubulaire', 'Clé à panneton', 'Clé de véhicule', 'Clé à pompe'],
    ro: ['Cheie tubulară', 'Cheie cu barbă', 'Cheie de vehicul', 'Cheie cu pompă'],
    ru: ['Трубчатый ключ', 'Ключ с бородкой', 'Автомобильный ключ', 'Помповый ключ'],
  }),
})
