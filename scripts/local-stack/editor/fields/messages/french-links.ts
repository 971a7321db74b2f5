import type { englishLinkMessages } from './english-links.ts'

export const frenchLinkMessages: Readonly<Record<keyof typeof englishLinkMessages, string>> = {
  linkKind: 'Type de lien',
  linkStory: 'Page',
  linkUrl: 'Adresse web',
  linkEmail: 'Adresse e-mail',
  linkAsset: 'Fichier',
  linkAnchor: 'Ancre dans la page, sans #',
  linkNewTab: 'Ouvrir dans un nouvel onglet',
  linkText: 'Texte du lien',
  customAttributes: 'Attributs du lien',
  attributeName: 'Nom',
  attributeValue: 'Valeur',
  addAttribute: 'Ajouter un attribut',
  chooseStory: 'Choisir une page',
  changeStory: 'Choisir une autre page',
  unpublished: 'non publiée',
}
