import { defineDatasource, labelTable } from './define-datasource.ts'

export const bowShapes = defineDatasource(
  'bow_shape',
  'Bow shape',
  labelTable(['round', 'square', 'hexagon', 'oval', 'trefoil', 'plastic'], {
    es: ['Redonda', 'Cuadrada', 'Hexagonal', 'Ovalada', 'Trébol', 'Plástico, grande'],
    en: ['Round', 'Square', 'Hexagonal', 'Oval', 'Trefoil', 'Large plastic'],
    pt: ['Redonda', 'Quadrada', 'Hexagonal', 'Oval', 'Trevo', 'Plástico, grande'],
    nl: ['Rond', 'Vierkant', 'Zeskantig', 'Ovaal', 'Klaverblad', 'Groot, kunststof'],
    it: ['Tonda', 'Quadrata', 'Esagonale', 'Ovale', 'Trifoglio', 'Grande, in plastica'],
    de: ['Rund', 'Quadratisch', 'Sechseckig', 'Oval', 'Kleeblatt', 'Groß, Kunststoff'],
    fr: ['Ronde', 'Carrée', 'Hexagonale', 'Ovale', 'Trèfle', 'Grande, en plastique'],
    ro: ['Rotund', 'Pătrat', 'Hexagonal', 'Oval', 'Trifoi', 'Mare, din plastic'],
    ru: ['Круглая', 'Квадратная', 'Шестигранная', 'Овальная', 'Трилистник', 'Большая, пластиковая'],
  }),
)
