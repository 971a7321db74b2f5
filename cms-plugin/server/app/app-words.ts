import type { Severity } from 'cms-plugin/reports/finding.ts'
import type { FindingCode } from 'cms-plugin/reports/finding-rows.ts'

/** The words of the app's own page; what a finding says comes from the report. */
export type AppWords = {
  heading: string
  signedIn: (name: string, stories: number) => string
  space: string
  nothing: string
  what: string
  severity: string
  count: string
  noPage: string
  inStory: string
  more: (count: number) => string
  schema: string
  severities: Readonly<Record<Severity, string>>
  codes: Readonly<Record<FindingCode, string>>
}

const english: AppWords = {
  heading: 'In order',
  signedIn: (name, stories) => `Signed in as ${name}. ${stories} stories were read.`,
  space: 'The space',
  nothing: 'Nothing found.',
  what: 'What',
  severity: 'How bad',
  count: 'How many',
  noPage: 'This story has no page of its own.',
  inStory: 'to put in order here.',
  more: (count) => `and ${count} more`,
  schema: 'Schema of the space',
  severities: { error: 'error', warning: 'warning', info: 'note' },
  codes: {
    'missing-translation': 'Missing translations',
    'stale-translation': 'Translations without a source',
    'outdated-translation': 'Translations older than their source',
    'differing-numbers': 'Other numbers in a translation',
    'copied-translation': 'Translations that repeat their source',
    'untranslated-slug': 'Addresses that are not translated',
    'broken-link': 'Links that lead nowhere',
    'redirected-link': 'Links to an old address',
    'unpublished-link': 'Links to what is not published',
    'self-link': 'Links of a page to itself',
    'missing-alt': 'Pictures without a text',
    'missing-title': 'Pages without a title',
    'missing-description': 'Pages without a description',
    'duplicate-title': 'Titles of two pages',
    'duplicate-description': 'Descriptions of two pages',
    'unknown-block': 'Blocks that the schema does not know',
    'misplaced-block': 'Blocks in the wrong place',
    'unknown-field': 'Values without a field',
    'outdated-choice': 'Choices that are not offered any more',
    'schema-drift': 'Schema that differs from the repository',
    'unlinked-page': 'Pages that nothing links to',
  },
}

const spanish: AppWords = {
  heading: 'En orden',
  signedIn: (name, stories) => `Ha entrado como ${name}. Se han leído ${stories} historias.`,
  space: 'El espacio',
  nothing: 'No hay nada que ordenar.',
  what: 'Qué',
  severity: 'Gravedad',
  count: 'Cuántos',
  noPage: 'Esta historia no tiene página propia.',
  inStory: 'por ordenar aquí.',
  more: (count) => `y ${count} más`,
  schema: 'Esquema del espacio',
  severities: { error: 'error', warning: 'aviso', info: 'nota' },
  codes: {
    'missing-translation': 'Traducciones que faltan',
    'stale-translation': 'Traducciones sin original',
    'outdated-translation': 'Traducciones anteriores a su original',
    'differing-numbers': 'Cifras distintas en una traducción',
    'copied-translation': 'Traducciones que repiten su original',
    'untranslated-slug': 'Direcciones sin traducir',
    'broken-link': 'Enlaces que no llevan a ninguna parte',
    'redirected-link': 'Enlaces a una dirección antigua',
    'unpublished-link': 'Enlaces a lo que no está publicado',
    'self-link': 'Enlaces de una página a sí misma',
    'missing-alt': 'Imágenes sin texto',
    'missing-title': 'Páginas sin título',
    'missing-description': 'Páginas sin descripción',
    'duplicate-title': 'Títulos de dos páginas',
    'duplicate-description': 'Descripciones de dos páginas',
    'unknown-block': 'Bloques que el esquema no conoce',
    'misplaced-block': 'Bloques fuera de lugar',
    'unknown-field': 'Valores sin campo',
    'outdated-choice': 'Opciones que ya no se ofrecen',
    'schema-drift': 'Esquema distinto del repositorio',
    'unlinked-page': 'Páginas a las que nada enlaza',
  },
}

const words = { en: english, es: spanish } as const

export type AppLanguage = keyof typeof words

/** The first language of the browser that the app speaks, as its header names them in order (RFC 9110, 12.5.4); else English. */
export function appLanguage(header: string | undefined): AppLanguage {
  const asked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = 'q=1'] = part.split(';')
      return { tag: tag.trim().slice(0, 2).toLowerCase(), quality: Number(quality.replace(/^\s*q=/, '')) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
  const known = asked.find(({ tag }) => tag in words)
  return known?.tag === 'es' ? 'es' : 'en'
}

export function appWords(language: AppLanguage): AppWords {
  return words[language]
}
