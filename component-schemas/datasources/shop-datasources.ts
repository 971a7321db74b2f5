import { defineDatasource, labelTable } from './define-datasource.ts'

/** Services of a shop besides selling; readers filter by them. */
export const shopServices = defineDatasource('shop_service', 'Service of a shop', {
  ...labelTable(['key-cutting', 'vehicle-keys', 'transponder-programming'], {
    es: ['Copia de llaves', 'Llaves de vehículo', 'Programación de transpondedores'],
    en: ['Key cutting', 'Vehicle keys', 'Transponder programming'],
    pt: ['Cópia de chaves', 'Chaves de veículo', 'Programação de transponders'],
    nl: ['Sleutels bijmaken', 'Autosleutels', 'Transponders programmeren'],
    it: ['Duplicazione chiavi', 'Chiavi per veicoli', 'Programmazione transponder'],
    de: ['Schlüsselkopien', 'Fahrzeugschlüssel', 'Transponder anlernen'],
    fr: ['Reproduction de clés', 'Clés de véhicule', 'Programmation de transpondeurs'],
    ro: ['Copiere de chei', 'Chei auto', 'Programare transpondere'],
    ru: ['Изготовление дубликатов ключей', 'Автомобильные ключи', 'Программирование транспондеров'],
  }),
  ...labelTable(['lock-fitting', 'door-opening', 'machine-demo'], {
    es: ['Instalación de cerraduras', 'Apertura de puertas', 'Máquinas a prueba'],
    en: ['Lock fitting', 'Door opening', 'Machine demonstrations'],
    pt: ['Instalação de fechaduras', 'Abertura de portas', 'Demonstração de máquinas'],
    nl: ['Sloten monteren', 'Deuren openen', 'Machines uitproberen'],
    it: ['Installazione serrature', 'Apertura porte', 'Prova delle macchine'],
    de: ['Schlossmontage', 'Türöffnung', 'Maschinenvorführung'],
    fr: ['Pose de serrures', 'Ouverture de portes', 'Démonstration de machines'],
    ro: ['Montare încuietori', 'Deblocare uși', 'Demonstrații de mașini'],
    ru: ['Установка замков', 'Вскрытие дверей', 'Демонстрация станков'],
  }),
  ...labelTable(['machine-repair', 'spare-parts', 'master-key-systems'], {
    es: ['Reparación de máquinas', 'Recambios en tienda', 'Planes de amaestramiento'],
    en: ['Machine repair', 'Spare parts in stock', 'Master key systems'],
    pt: ['Reparação de máquinas', 'Peças em loja', 'Sistemas de chave-mestra'],
    nl: ['Machines repareren', 'Onderdelen op voorraad', 'Sluitplannen'],
    it: ['Riparazione macchine', 'Ricambi in negozio', 'Sistemi di masterizzazione'],
    de: ['Maschinenreparatur', 'Ersatzteile vorrätig', 'Schließanlagen'],
    fr: ['Réparation de machines', 'Pièces en magasin', 'Organigrammes de clés'],
    ro: ['Reparații de mașini', 'Piese pe stoc', 'Sisteme cu cheie master'],
    ru: ['Ремонт станков', 'Запчасти в наличии', 'Мастер-системы'],
  }),
})
