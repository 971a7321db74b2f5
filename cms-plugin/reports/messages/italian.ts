import type { FindingMessages } from './finding-messages.ts'

export const italian: FindingMessages = {
  remedies: {
    'missing-translation': 'Scriva «{field}» {inLanguage}: lì si legge la lingua predefinita.',
    'stale-translation': 'Svuoti «{field}» {inLanguage} o lo riscriva nella lingua predefinita.',
    'outdated-translation': 'Confronti «{field}» {inLanguage} con l’originale, che nel frattempo è cambiato.',
    'differing-numbers': 'Confronti «{field}» {inLanguage} con l’originale: i numeri non coincidono ({value}).',
    'copied-translation': 'Traduca «{field}»: {inLanguage} ripete l’originale parola per parola.',
    'untranslated-slug': 'Dia alla storia uno slug {inLanguage}: lì il suo indirizzo è nella lingua predefinita.',
    'broken-link': 'Scelga un’altra destinazione in «{field}»: {value}.',
    'redirected-link': 'Scelga la pagina stessa in «{field}»: {value} viene reindirizzato.',
    'typed-link': 'Scelga la pagina invece di scrivere {value} in «{field}»: il link la segue quando viene spostata.',
    'insecure-link': 'Scriva https in «{field}» se il sito lo offre: i browser avvertono di {value}.',
    'absent-link': 'Scelga un’altra destinazione in «{field}» o la accetti: {target} non ha una pagina per {value}.',
    'unpublished-link': 'Pubblichi {target} o scelga un’altra destinazione in «{field}»: i visitatori non la vedono.',
    'self-link':
      'Scelga un’altra destinazione in «{field}» o indichi una parte della pagina: porta alla stessa storia.',
    'missing-alt': 'Descriva l’immagine {value} di «{field}» {inLanguage}.',
    'private-file': 'Scelga un altro file in «{field}»: {value} è solo per i clienti e i visitatori non lo ricevono.',
    'missing-title': 'Scriva un titolo: né «{field}» né quello della pagina sono compilati.',
    'missing-description': 'Scriva «{field}»: i motori di ricerca mostrano la descrizione dell’intero sito.',
    'duplicate-title': 'Cambi il titolo «{value}» {inLanguage}: {target} ha lo stesso.',
    'duplicate-description': 'Cambi la descrizione {inLanguage}: {target} ha la stessa.',
    'long-title':
      'Scriva un titolo per i motori di ricerca di 65 caratteri al massimo {inLanguage}: «{field}» viene tagliato ({value}).',
    'long-description':
      'Scriva una descrizione per i motori di ricerca di 165 caratteri al massimo {inLanguage}: «{field}» viene tagliato ({value}).',
    'unknown-block': 'Sostituisca o tolga il blocco «{value}»: nessuno schema lo definisce.',
    'misplaced-block': 'Sposti o tolga il blocco «{value}»: qui non può stare.',
    'unknown-field':
      'Tolga il valore di «{value}» con una migrazione: nessuno schema ha questo campo e nessuno lo vede.',
    'outdated-choice': 'Scelga di nuovo in «{field}»: «{value}» non è più disponibile.',
    'unusable-pattern': 'Cambi il modello in «{field}», che fino ad allora non viene applicato: {value}.',
    'schema-drift': 'Invii gli schemi o riporti la modifica nel repository: {value}.',
    'contradicting-product':
      'Faccia coincidere «{field}» e il tipo del prodotto: «{value}» non corrisponde a «{target}», o manca.',
    'unlinked-page':
      'Colleghi la pagina da un menu o da un’altra pagina, o la ritiri: nessuna storia pubblicata vi porta.',
  },
  phrases: {
    refusedAddress: 'nessuna pagina può contenere l’indirizzo «{address}»',
    noStory: 'lo spazio non ha la storia {uuid}',
    isFolder: '{target} è una cartella',
    hasNoPage: '{target} non ha una pagina',
    noPageAt: 'il sito non ha nessuna pagina a «{address}»',
    otherNumbers: '{source}; qui {translation}',
    seoTitle: 'Motori di ricerca, titolo',
    seoDescription: 'Motori di ricerca, descrizione',
    patternSyntax: '{pattern} non è un modello',
    patternLookaround: '{pattern} guarda avanti o indietro',
    patternBackreference: '{pattern} rimanda a una parte di sé',
    patternTooLarge: '{pattern} rende troppo grandi i modelli del modulo',
    blockInSpaceOnly: 'solo lo spazio ha il blocco {block}',
    blockInRepositoryOnly: 'lo spazio non ha il blocco {block}',
    fieldInSpaceOnly: 'solo lo spazio ha il campo {name}',
    fieldInRepositoryOnly: 'lo spazio non ha il campo {name}',
    differs: '{name} è diverso ({keys})',
  },
  none: 'nessuno',
  inLanguage: 'in {language}',
  inDefaultLanguage: 'nella lingua predefinita',
}
