import type { englishLinkMessages } from './english-links.ts'

export const germanLinkMessages: Readonly<Record<keyof typeof englishLinkMessages, string>> = {
  linkKind: 'Art des Links',
  linkStory: 'Seite',
  linkUrl: 'Webadresse',
  linkEmail: 'E-Mail-Adresse',
  linkAsset: 'Datei',
  linkAnchor: 'Anker auf der Seite, ohne #',
  linkNewTab: 'In neuem Tab öffnen',
  linkText: 'Text des Links',
  customAttributes: 'Attribute des Links',
  attributeName: 'Name',
  attributeValue: 'Wert',
  addAttribute: 'Attribut hinzufügen',
  chooseStory: 'Seite auswählen',
  changeStory: 'Andere Seite auswählen',
  unpublished: 'nicht veröffentlicht',
}
