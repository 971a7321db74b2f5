/** The panel in the page; whatever opens it names it. */
export const consentPanelId = 'consent'
