import type { englishLinkMessages } from './english-links.ts'

export const spanishLinkMessages: Readonly<Record<keyof typeof englishLinkMessages, string>> = {
  linkKind: 'Tipo de enlace',
  linkStory: 'Página',
  linkUrl: 'Dirección web',
  linkEmail: 'Dirección de correo',
  linkAsset: 'Archivo',
  linkAnchor: 'Ancla de la página, sin #',
  linkNewTab: 'Abrir en una pestaña nueva',
  linkText: 'Texto del enlace',
  customAttributes: 'Atributos del enlace',
  attributeName: 'Nombre',
  attributeValue: 'Valor',
  addAttribute: 'Añadir un atributo',
  chooseStory: 'Elegir una página',
  changeStory: 'Elegir otra página',
  unpublished: 'sin publicar',
}
