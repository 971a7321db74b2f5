import { defineDatasource, labelTable } from './define-datasource.ts'

export const materials = defineDatasource('material', 'Material', {
  ...labelTable(['brass', 'nickel_silver', 'steel', 'stainless_steel'], {
    es: ['Latón', 'Alpaca', 'Acero', 'Acero inoxidable'],
    en: ['Brass', 'Nickel silver', 'Steel', 'Stainless steel'],
    pt: ['Latão', 'Alpaca', 'Aço', 'Aço inoxidável'],
    nl: ['Messing', 'Nieuwzilver', 'Staal', 'Roestvrij staal'],
    it: ['Ottone', 'Alpacca', 'Acciaio', 'Acciaio inossidabile'],
    de: ['Messing', 'Neusilber', 'Stahl', 'Edelstahl'],
    fr: ['Laiton', 'Maillechort', 'Acier', 'Acier inoxydable'],
    ro: ['Alamă', 'Alpaca', 'Oțel', 'Oțel inoxidabil'],
    ru: ['Латунь', 'Нейзильбер', 'Сталь', 'Нержавеющая сталь'],
  }),
  ...labelTable(['zamak', 'carbide', 'high_speed_steel', 'plastic'], {
    es: ['Zamak', 'Metal duro', 'Acero rápido', 'Plástico'],
    en: ['Zinc alloy', 'Carbide', 'High-speed steel', 'Plastic'],
    pt: ['Zamac', 'Metal duro', 'Aço rápido', 'Plástico'],
    nl: ['Zamak', 'Hardmetaal', 'Snelstaal', 'Kunststof'],
    it: ['Zama', 'Metallo duro', 'Acciaio rapido', 'Plastica'],
    de: ['Zinkdruckguss', 'Hartmetall', 'Schnellarbeitsstahl', 'Kunststoff'],
    fr: ['Zamak', 'Carbure', 'Acier rapide', 'Plastique'],
    ro: ['Zamak', 'Carbură', 'Oțel rapid', 'Plastic'],
    ru: ['Цинковый сплав', 'Твёрдый сплав', 'Быстрорежущая сталь', 'Пластик'],
  }),
})
