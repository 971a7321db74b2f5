import { defineDatasource, labelTable } from './define-datasource.ts'

/** Product specification section 3: the eight disciplines that events and athletes are filtered by. */
export const disciplines = defineDatasource('discipline', 'Discipline', {
  ...labelTable(['triathlon', 'triathlon_cross', 'winter_triathlon', 'duathlon'], {
    es: ['Triatlón', 'Triatlón cross', 'Triatlón de invierno', 'Duatlón'],
    en: ['Triathlon', 'Cross triathlon', 'Winter triathlon', 'Duathlon'],
    pt: ['Triatlo', 'Triatlo cross', 'Triatlo de inverno', 'Duatlo'],
    nl: ['Triatlon', 'Crosstriatlon', 'Wintertriatlon', 'Duatlon'],
    it: ['Triathlon', 'Triathlon cross', 'Winter triathlon', 'Duathlon'],
    de: ['Triathlon', 'Cross-Triathlon', 'Wintertriathlon', 'Duathlon'],
    fr: ['Triathlon', 'Cross triathlon', 'Triathlon des neiges', 'Duathlon'],
    ro: ['Triatlon', 'Triatlon cros', 'Triatlon de iarnă', 'Duatlon'],
    ru: ['Триатлон', 'Кросс-триатлон', 'Зимний триатлон', 'Дуатлон'],
  }),
  ...labelTable(['duathlon_cross', 'aquathlon', 'walking', 'track_races'], {
    es: ['Duatlón cross', 'Acuatlón', 'Marcha', 'Carreras en pista'],
    en: ['Cross duathlon', 'Aquathlon', 'Race walking', 'Track races'],
    pt: ['Duatlo cross', 'Aquatlo', 'Marcha atlética', 'Corridas de pista'],
    nl: ['Crossduatlon', 'Aquatlon', 'Snelwandelen', 'Baanwedstrijden'],
    it: ['Duathlon cross', 'Aquathlon', 'Marcia', 'Corse su pista'],
    de: ['Cross-Duathlon', 'Aquathlon', 'Gehen', 'Bahnläufe'],
    fr: ['Cross duathlon', 'Aquathlon', 'Marche athlétique', 'Courses sur piste'],
    ro: ['Duatlon cros', 'Acvatlon', 'Marș atletic', 'Curse pe pistă'],
    ru: ['Кросс-дуатлон', 'Акватлон', 'Спортивная ходьба', 'Бег на дорожке'],
  }),
})
