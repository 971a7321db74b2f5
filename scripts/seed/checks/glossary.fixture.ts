import type { PairRule } from './pair-rules.fixture.ts'

type Term = { es: RegExp } & Readonly<Record<string, RegExp>>

/**
 * Words of the trade by stem: where a name or title has the Spanish one, the translation has its own term, in whatever
 * form the language gives it.
 */
const terms: readonly Term[] = [
  {
    es: /\bllaves?\b/i,
    en: /key|blank|wrench/i,
    pt: /chave/i,
    nl: /sleutel/i,
    it: /chiav/i,
    de: /schlüssel|rohling/i,
    fr: /clé|clef|ébauche/i,
    ro: /chei|cheie/i,
    ru: /ключ|заготов/i,
  },
  {
    es: /\bmáquinas?\b/i,
    en: /machine/i,
    pt: /máquina/i,
    nl: /machine/i,
    it: /macchin/i,
    de: /maschine/i,
    fr: /machine/i,
    ro: /mașin/i,
    ru: /станк|станок|машин/i,
  },
  {
    es: /\bcandados?\b/i,
    en: /padlock/i,
    pt: /cadeado/i,
    nl: /hangslot/i,
    it: /lucchett/i,
    de: /schlösser|schloss/i,
    fr: /cadenas/i,
    ro: /lacăt/i,
    ru: /замк|замок/i,
  },
  {
    es: /\bcilindros?\b/i,
    en: /cylinder/i,
    pt: /cilindro/i,
    nl: /cilinder/i,
    it: /cilindr/i,
    de: /zylinder/i,
    fr: /cylindre/i,
    ro: /cilindr|cilindri/i,
    ru: /цилиндр/i,
  },
  {
    es: /\bmordazas?\b/i,
    en: /clamp|jaw|vice/i,
    pt: /mordente|mordaça|garra|maxila/i,
    nl: /klem|bek/i,
    it: /morsett|ganasc|mors/i,
    de: /spann|backe|klemm/i,
    fr: /mors|étau|mâchoire/i,
    ro: /clem|clește|clești|fălci|menghin/i,
    ru: /зажим|тиск|губк/i,
  },
]

/** The blank has one name in each language, in every text; the site's interface has the same. */
export const keyBlank: Term = {
  es: /\bllaves? en bruto\b/i,
  en: /\bblanks?\b/i,
  pt: /chaves?( de \w+)? em bruto/i,
  nl: /blinde sleutel/i,
  it: /grezz/i,
  de: /rohling/i,
  fr: /ébauche/i,
  ro: /brut/i,
  ru: /заготов/i,
}

const isHeadline = /#(?:story\.name|title|name)$/

/** A name or title keeps the words of the trade, and every text the name of the blank, which Spanish does not borrow. */
export const glossary: PairRule = ({ unit: { context, source }, words, locale }) => {
  if (/\bblanks?\b(?!")/i.test(source)) return 'says “blank” in Spanish: llave en bruto'
  const kept = isHeadline.test(context) ? [...terms, keyBlank] : [keyBlank]
  const lost = kept.find((term) => term.es.test(source) && term[locale]?.test(words) === false)
  return lost && `has no word for ${lost.es.exec(source)?.[0]}`
}
