/**
 * Frequent Spanish words. One of them in another language's text shows an untranslated piece. A word that a language
 * has too is left out for it.
 */
const spanishWords = words(
  `los las unos unas del pero porque cuando donde quien muy también según hasta desde hacia sin para cómo qué más ya
  está están son fue fueron ser hay tiene tienen hace hacen puede pueden debe deben usted ustedes su sus nuestro nuestra
  nuestros nuestras este estos esta estas ese esos eso esa esas aquí allí ahora siempre nunca antes después mientras
  aunque entonces así bien mucho muchos mucha muchas poco pocos cada otro otros otra otras mismo misma todos todas nada
  algo nadie alguien ningún ninguna año años día días mes semana hoy ayer mañana hora llave llaves cerradura cerraduras
  cerrajero cerrajera cerrajería taller máquina máquinas fresa fresas mordaza mordazas perfil corte cortes candado
  candados cilindro cilindros mando mandos recambio recambios pieza piezas cabeza latón acero medida medidas cota cotas
  ficha fichas pedido pedidos cliente clientes empresa producto productos descarga descargas catálogo página noticia
  noticias tienda tiendas evento eventos contacto correo teléfono calle ciudad país precio envío entrega garantía oferta
  trabajo equipo casa puerta puertas mano manos primera primero segunda segundo tercera tercero uno dos tres cuatro cinco
  seis siete ocho nueve diez ciento mil ella ellos ellas yo nosotros con por como entre sobre también hemos han había
  era eran será sea sido siendo hecho`,
)

/** Words of the list that are words of the language too. */
const ownWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: words('son era entre sea page mil dos con hay han'),
  pt: words(
    `está ficha muito fichas porque segundo para como por entre sobre mais este estes esta estas ser casa dos era eram uma máquina máquinas corte cortes perfil
    cilindro cilindros cliente clientes empresa produto página mil cinco seis contacto evento eventos oferta segunda primeira
    nada algo antes sem todos todas outro cada mesmo são sua mano medida medidas catálogo nunca hora já porta sem sido ele semana esses
    essa esse sua seus mas bem pouco poucos aqui ali agora sempre enquanto será país precio entrega garantia pode fresa fresas
    trabalho mando seja hoje mês latão ele nove dez tres sete oito eles desde cota cotas por con`,
  ),
  nl: words('los las este son dos hun over was bien mes page sobre con han seis uno hora'),
  it: words(
    `tiene del su come era sei tre con fresa fresa casa mano mani sua sue entrate contatto cilindro pezzo cliente prima primo nulla uno dos
    perfil sono eso questa sobre chi mil ora una nostra casa porta entre por mese fresa offerta evento eso poco misura sette otto nove`,
  ),
  de: words('los las hat son dos mes uno era entre perfil con sobre mil seis'),
  fr: words(
    'bien son entre sur sera dos mes fut tes des une uno cliente mil ne sa ses sobre mes pour page cote cotes fraise con casa eux tour tres',
  ),
  ro: words(
    `sub sus este entre pe noastră sale poate casa mare era prima unu trei patru cinci sobre dos mese an ani cota cote piese client
    evento oferta fie mai are cu cum o dar ei ea eu uno mano porta cheie la hora son por con`,
  ),
  ru: words(''),
}

/** The Spanish words in a text of another language, each once. */
export function spanishWordsIn(text: string, locale: string): string[] {
  const own = ownWords[locale]
  const found = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => spanishWords.has(word) && !own?.has(word))
  return [...new Set(found)]
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean))
}
