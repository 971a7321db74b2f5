import { defineDatasource, labelTable } from './define-datasource.ts'

/** Fields of work of the house, for job offers. */
export const jobAreas = defineDatasource('job_area', 'Field of work', {
  ...labelTable(['production', 'engineering', 'quality', 'software'], {
    es: ['Producción', 'Ingeniería', 'Calidad', 'Programación'],
    en: ['Production', 'Engineering', 'Quality', 'Software'],
    pt: ['Produção', 'Engenharia', 'Qualidade', 'Programação'],
    nl: ['Productie', 'Engineering', 'Kwaliteit', 'Software'],
    it: ['Produzione', 'Progettazione', 'Qualità', 'Software'],
    de: ['Fertigung', 'Konstruktion', 'Qualität', 'Software'],
    fr: ['Production', 'Bureau d’études', 'Qualité', 'Logiciel'],
    ro: ['Producție', 'Proiectare', 'Calitate', 'Software'],
    ru: ['Производство', 'Конструирование', 'Контроль качества', 'Программирование'],
  }),
  ...labelTable(['sales', 'after-sales', 'logistics', 'administration'], {
    es: ['Ventas', 'Servicio técnico', 'Almacén y envíos', 'Administración'],
    en: ['Sales', 'Technical service', 'Warehouse and dispatch', 'Administration'],
    pt: ['Vendas', 'Assistência técnica', 'Armazém e expedição', 'Administração'],
    nl: ['Verkoop', 'Technische dienst', 'Magazijn en verzending', 'Administratie'],
    it: ['Vendite', 'Assistenza tecnica', 'Magazzino e spedizioni', 'Amministrazione'],
    de: ['Vertrieb', 'Technischer Dienst', 'Lager und Versand', 'Verwaltung'],
    fr: ['Ventes', 'Service technique', 'Entrepôt et expéditions', 'Administration'],
    ro: ['Vânzări', 'Service tehnic', 'Depozit și expediere', 'Administrație'],
    ru: ['Продажи', 'Техническая служба', 'Склад и отправка', 'Администрация'],
  }),
})
