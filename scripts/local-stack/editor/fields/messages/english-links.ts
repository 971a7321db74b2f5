/** Messages of the link control and of the link inside a text. */
export const englishLinkMessages = {
  linkKind: 'Kind of link',
  linkStory: 'Page',
  linkUrl: 'Web address',
  linkEmail: 'Mail address',
  linkAsset: 'File',
  linkAnchor: 'Anchor on the page, without #',
  linkNewTab: 'Open in a new tab',
  linkText: 'Text of the link',
  customAttributes: 'Attributes of the link',
  attributeName: 'Name',
  attributeValue: 'Value',
  addAttribute: 'Add an attribute',
  chooseStory: 'Choose a page',
  changeStory: 'Choose another page',
  unpublished: 'not published',
}
