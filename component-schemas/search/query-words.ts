/** Words of a language that say nothing about the wanted product. */
type LanguageWords = {
  /** Articles, prepositions and the like. */
  fillers: string
  /** Words for the wanted action; every entry of the catalogue is about copying, making and buying keys. */
  intents: string
}

const languages: Readonly<Record<string, LanguageWords>> = {
  es: {
    fillers: 'a al con de del e el en la las lo los mi o para por que se sin su un una unas unos y',
    intents: 'buscar busco comprar copia copiar duplicar hacer necesito quiero sacar',
  },
  en: {
    fillers: 'a an and at by for from in is my of on or the to with your',
    intents: 'buy copy copying cut cutting duplicate find get make need',
  },
  pt: {
    fillers: 'a ao as com da das de do dos e em meu minha na nas no nos o os ou para por sem um uma',
    intents: 'comprar copiar duplicar fazer preciso procuro',
  },
  nl: {
    fillers: 'aan bij de een en het in met mijn naar of om op te van voor zonder',
    intents: 'bijmaken kopen kopieren kopiëren maken namaken zoek',
  },
  it: {
    fillers:
      'a al alla con da dal dalla degli dei del della delle dello di e gli i il in la le lo mia mio nel nella o per senza su un una uno',
    intents: 'cerco comprare copiare duplicare fare',
  },
  de: {
    fillers:
      'am an auf bei das dem den der des die ein eine einem einen einer eines für im in mein meine mit oder ohne und vom von zu zum zur',
    intents: 'brauche kaufen kopieren machen nachmachen suche',
  },
  fr: {
    fillers: 'à a au aux avec d de des du en et l la le les ma mes mon ou par pour sans sur un une',
    intents: 'acheter cherche copier dupliquer faire refaire',
  },
  ro: {
    fillers: 'a al ale cu de din fara fără in în la meu mea o pe pentru sau si și un',
    intents: 'caut copia copiat copiere copiez cumpar cumpăr dublare fac face',
  },
  ru: {
    fillers: 'без в во для до и или из к ко на о от по с со у',
    intents: 'изготовить ищу копировать копия купить нужен нужна сделать скопировать',
  },
}

const listOf = (words: string | undefined) => new Set(words?.split(' '))
const fillers = new Map(Object.entries(languages).map(([locale, words]) => [locale, listOf(words.fillers)]))
const intents = new Map(Object.entries(languages).map(([locale, words]) => [locale, listOf(words.intents)]))

/** Whether a text has a letter or a digit: `%` and an emoji name nothing. */
export function hasWords(typed: string): boolean {
  return /[\p{L}\p{N}]/u.test(typed)
}

/**
 * The words that name something. A query keeps the others if it has no further words, and keeps the intent if one
 * word alone would remain. In front of a number they may be a part of a code: `das 5r` is DAS-5R. A letter or two with a number is a code
 * and nothing else: `N 500` is no search for products in boxes of 500.
 */
export function namingWords(typed: string, locale: string): string[] {
  if (shortCode.test(typed.trim())) return [typed.replace(/[^\p{L}\p{N}]/gu, '')]
  const words = typed.split(/\s+/).filter(hasWords)
  const naming = words.filter((word, index) => isNumbered(words[index + 1]) || !isIn(fillers, word, locale))
  const named = naming.filter((word, index) => isNumbered(naming[index + 1]) || !isIn(intents, word, locale))
  if (named.length > 1) return named
  return naming.length > 0 ? naming : words
}

const shortCode = /^\p{L}{1,2}[^\p{L}\p{N}]+\p{N}{1,8}\p{L}{0,2}$/u

function isIn(lists: ReadonlyMap<string, ReadonlySet<string>>, word: string, locale: string): boolean {
  return lists.get(locale)?.has(word.toLowerCase()) === true
}

function isNumbered(word: string | undefined): boolean {
  return word !== undefined && /^\p{N}/u.test(word)
}
