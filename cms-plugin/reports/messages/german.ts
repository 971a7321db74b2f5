import type { FindingMessages } from './finding-messages.ts'

export const german: FindingMessages = {
  remedies: {
    'missing-translation': 'Schreiben Sie „{field}“ {inLanguage}: Dort steht sonst die Standardsprache.',
    'stale-translation': 'Leeren Sie „{field}“ {inLanguage} oder schreiben Sie es wieder in der Standardsprache.',
    'outdated-translation': 'Vergleichen Sie „{field}“ {inLanguage} mit der Vorlage, die sich seither geändert hat.',
    'differing-numbers': 'Vergleichen Sie „{field}“ {inLanguage} mit der Vorlage: Die Zahlen weichen ab ({value}).',
    'copied-translation': 'Übersetzen Sie „{field}“: {inLanguage} wiederholt es die Vorlage Wort für Wort.',
    'untranslated-slug': 'Geben Sie der Story {inLanguage} einen Slug: Ihre Adresse dort ist in der Standardsprache.',
    'broken-link': 'Wählen Sie in „{field}“ ein anderes Ziel: {value}.',
    'redirected-link': 'Wählen Sie in „{field}“ die Seite selbst: {value} wird weitergeleitet.',
    'typed-link':
      'Wählen Sie in „{field}“ die Seite, statt {value} einzutippen: Der Link folgt ihr dann, wenn sie umzieht.',
    'insecure-link': 'Schreiben Sie in „{field}“ https, wenn die Website es anbietet: Browser warnen vor {value}.',
    'absent-link':
      'Wählen Sie in „{field}“ ein anderes Ziel oder nehmen Sie es hin: {target} hat keine Seite für {value}.',
    'unpublished-link':
      'Veröffentlichen Sie {target} oder wählen Sie in „{field}“ ein anderes Ziel: Besucher sehen es nicht.',
    'self-link':
      'Wählen Sie in „{field}“ ein anderes Ziel oder nennen Sie einen Teil der Seite: Der Link führt zur selben Story.',
    'missing-alt': 'Beschreiben Sie das Bild {value} von „{field}“ {inLanguage}.',
    'private-file':
      'Wählen Sie in „{field}“ eine andere Datei: {value} ist nur für Kunden, Besucher bekommen sie nicht.',
    'missing-title': 'Schreiben Sie einen Titel: Weder „{field}“ noch der Titel der Seite ist ausgefüllt.',
    'missing-description': 'Schreiben Sie „{field}“: Suchmaschinen zeigen die Beschreibung der ganzen Website.',
    'duplicate-title': 'Ändern Sie den Titel „{value}“ {inLanguage}: {target} hat denselben.',
    'duplicate-description': 'Ändern Sie die Beschreibung {inLanguage}: {target} hat dieselbe.',
    'long-title':
      'Schreiben Sie {inLanguage} einen Titel für Suchmaschinen mit höchstens 65 Zeichen: „{field}“ wird gekürzt ({value}).',
    'long-description':
      'Schreiben Sie {inLanguage} eine Beschreibung für Suchmaschinen mit höchstens 165 Zeichen: „{field}“ wird gekürzt ({value}).',
    'unknown-block': 'Ersetzen oder entfernen Sie den Block „{value}“: Kein Schema kennt ihn.',
    'misplaced-block': 'Verschieben oder entfernen Sie den Block „{value}“: Er darf hier nicht stehen.',
    'unknown-field':
      'Entfernen Sie den Wert von „{value}“ durch eine Migration: Kein Schema hat dieses Feld, niemand sieht es.',
    'outdated-choice': 'Wählen Sie in „{field}“ neu: „{value}“ wird nicht mehr angeboten.',
    'unusable-pattern': 'Ändern Sie das Muster in „{field}“, das bis dahin nicht angewendet wird: {value}.',
    'schema-drift': 'Senden Sie die Schemata oder übernehmen Sie die Änderung ins Repository: {value}.',
    'contradicting-product':
      'Bringen Sie „{field}“ und den Typ des Produkts in Einklang: „{value}“ passt nicht zu „{target}“ oder fehlt.',
    'unlinked-page':
      'Verlinken Sie die Seite in einem Menü oder auf einer anderen Seite, oder nehmen Sie sie zurück: Keine veröffentlichte Story führt zu ihr.',
  },
  phrases: {
    refusedAddress: 'keine Seite darf die Adresse „{address}“ enthalten',
    noStory: 'der Space hat keine Story {uuid}',
    isFolder: '{target} ist ein Ordner',
    hasNoPage: '{target} hat keine Seite',
    noPageAt: 'unter „{address}“ hat die Website keine Seite',
    otherNumbers: '{source}; hier {translation}',
    seoTitle: 'Suchmaschinen, Titel',
    seoDescription: 'Suchmaschinen, Beschreibung',
    patternSyntax: '{pattern} ist kein Muster',
    patternLookaround: '{pattern} schaut voraus oder zurück',
    patternBackreference: '{pattern} verweist auf einen Teil von sich selbst',
    patternTooLarge: '{pattern} macht die Muster des Formulars zu groß',
    blockInSpaceOnly: 'nur der Space hat den Block {block}',
    blockInRepositoryOnly: 'der Space hat keinen Block {block}',
    fieldInSpaceOnly: 'nur der Space hat das Feld {name}',
    fieldInRepositoryOnly: 'der Space hat kein Feld {name}',
    differs: '{name} weicht ab ({keys})',
  },
  none: 'keine',
  inLanguage: 'auf {language}',
  inDefaultLanguage: 'in der Standardsprache',
}
