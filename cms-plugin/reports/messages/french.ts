import type { FindingMessages } from './finding-messages.ts'

export const french: FindingMessages = {
  remedies: {
    'missing-translation': 'Rédigez « {field} » {inLanguage} : la langue par défaut s’y affiche.',
    'stale-translation': 'Videz « {field} » {inLanguage} ou rédigez-le de nouveau dans la langue par défaut.',
    'outdated-translation': 'Comparez « {field} » {inLanguage} avec l’original, qui a changé depuis.',
    'differing-numbers': 'Comparez « {field} » {inLanguage} avec l’original : les nombres diffèrent ({value}).',
    'copied-translation': 'Traduisez « {field} » : {inLanguage}, il répète l’original mot pour mot.',
    'untranslated-slug': 'Donnez à la page un slug {inLanguage} : son adresse y est dans la langue par défaut.',
    'broken-link': 'Choisissez une autre cible dans « {field} » : {value}.',
    'redirected-link': 'Choisissez la page elle-même dans « {field} » : {value} est redirigée.',
    'typed-link':
      'Choisissez la page au lieu de saisir {value} dans « {field} » : le lien la suit quand elle est déplacée.',
    'insecure-link':
      'Écrivez https dans « {field} » si le site le propose : les navigateurs mettent en garde contre {value}.',
    'absent-link':
      'Choisissez une autre cible dans « {field} », ou acceptez-la : {target} n’a pas de page pour {value}.',
    'unpublished-link':
      'Publiez {target} ou choisissez une autre cible dans « {field} » : les visiteurs ne la voient pas.',
    'self-link':
      'Choisissez une autre cible dans « {field} » ou indiquez une partie de la page : le lien mène à la page même.',
    'missing-alt': 'Décrivez l’image {value} de « {field} » {inLanguage}.',
    'private-file':
      'Choisissez un autre fichier dans « {field} » : {value} est réservé aux clients, les visiteurs ne le reçoivent pas.',
    'missing-title': 'Rédigez un titre : ni « {field} » ni celui de la page ne sont remplis.',
    'missing-description': 'Rédigez « {field} » : les moteurs de recherche affichent la description de tout le site.',
    'duplicate-title': 'Changez le titre « {value} » {inLanguage} : {target} a le même.',
    'duplicate-description': 'Changez la description {inLanguage} : {target} a la même.',
    'long-title':
      'Écrivez un titre pour les moteurs de recherche de 65 caractères au plus {inLanguage} : « {field} » est coupé ({value}).',
    'long-description':
      'Écrivez une description pour les moteurs de recherche de 165 caractères au plus {inLanguage} : « {field} » est coupé ({value}).',
    'unknown-block': 'Remplacez ou retirez le bloc « {value} » : aucun schéma ne le définit.',
    'misplaced-block': 'Déplacez ou retirez le bloc « {value} » : il ne peut pas se trouver ici.',
    'unknown-field':
      'Retirez la valeur de « {value} » par une migration : aucun schéma n’a ce champ et personne ne le voit.',
    'outdated-choice': 'Choisissez de nouveau dans « {field} » : « {value} » n’est plus proposé.',
    'unusable-pattern': 'Changez le motif dans « {field} », qui est ignoré d’ici là : {value}.',
    'schema-drift': 'Envoyez les schémas ou reportez la modification dans le dépôt : {value}.',
    'contradicting-product':
      'Accordez « {field} » et le type du produit : « {value} » ne correspond pas à « {target} », ou manque.',
    'unlinked-page': 'Liez la page depuis un menu ou une autre page, ou dépubliez-la : aucune page publiée n’y mène.',
  },
  phrases: {
    refusedAddress: 'aucune page ne peut contenir l’adresse « {address} »',
    noStory: 'l’espace n’a pas la page {uuid}',
    isFolder: '{target} est un dossier',
    hasNoPage: '{target} n’a pas de page',
    noPageAt: 'le site n’a aucune page à « {address} »',
    otherNumbers: '{source} ; ici {translation}',
    seoTitle: 'Moteurs de recherche, titre',
    seoDescription: 'Moteurs de recherche, description',
    patternSyntax: '{pattern} n’est pas un motif',
    patternLookaround: '{pattern} regarde en avant ou en arrière',
    patternBackreference: '{pattern} renvoie à une partie de lui-même',
    patternTooLarge: '{pattern} rend les motifs du formulaire trop grands',
    blockInSpaceOnly: 'seul l’espace a le bloc {block}',
    blockInRepositoryOnly: 'l’espace n’a pas le bloc {block}',
    fieldInSpaceOnly: 'seul l’espace a le champ {name}',
    fieldInRepositoryOnly: 'l’espace n’a pas le champ {name}',
    differs: '{name} diffère ({keys})',
  },
  none: 'aucun',
  inLanguage: 'en {language}',
  inDefaultLanguage: 'dans la langue par défaut',
}
