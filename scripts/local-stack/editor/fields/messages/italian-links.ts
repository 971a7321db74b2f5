import type { englishLinkMessages } from './english-links.ts'

export const italianLinkMessages: Readonly<Record<keyof typeof englishLinkMessages, string>> = {
  linkKind: 'Tipo di link',
  linkStory: 'Pagina',
  linkUrl: 'Indirizzo web',
  linkEmail: 'Indirizzo e-mail',
  linkAsset: 'File',
  linkAnchor: 'Àncora nella pagina, senza #',
  linkNewTab: 'Apri in una nuova scheda',
  linkText: 'Testo del link',
  customAttributes: 'Attributi del link',
  attributeName: 'Nome',
  attributeValue: 'Valore',
  addAttribute: 'Aggiungi un attributo',
  chooseStory: 'Scegli una pagina',
  changeStory: 'Scegli un’altra pagina',
  unpublished: 'non pubblicata',
}
