/** Names of parameters by who writes them into links to a website; one that ends in an underscore begins others. */
const campaignParameters: Readonly<Record<string, readonly string[]>> = {
  // Google Analytics, "URL builders"; Google Ads, "Auto-tagging" and "GCLID, WBRAID, GBRAID"; Merchant Center.
  google: [
    'utm_',
    'gclid',
    'gclsrc',
    'dclid',
    'gbraid',
    'wbraid',
    'gad_source',
    'gad_campaignid',
    'srsltid',
    '_ga',
    '_gl',
  ],
  // Matomo, "Tracking campaigns".
  matomo: ['mtm_', 'pk_', 'matomo_'],
  microsoft: ['msclkid'],
  meta: ['fbclid', 'igshid', 'igsh'],
  linkedin: ['li_fat_id'],
  tiktok: ['ttclid'],
  x: ['twclid'],
  pinterest: ['epik'],
  // What senders of newsletters add to each link.
  mailchimp: ['mc_cid', 'mc_eid'],
  hubspot: ['_hsenc', '_hsmi', 'hsa_'],
}

const rows = Object.values(campaignParameters).flat()
const names: ReadonlySet<string> = new Set(rows.filter((row) => !row.endsWith('_')))
const beginnings = rows.filter((row) => row.endsWith('_'))

/**
 * A request's target without the parameters that tell where a visitor comes from. No page is another for them, and
 * each click on an advertisement brings a value of its own: with them every such visit would be drawn. Scripts of the
 * page still read them from the address.
 * @param target path and query
 */
export function withoutCampaign(target: string): string {
  const at = target.indexOf('?')
  if (at < 0) return target
  const pairs = target.slice(at + 1).split('&')
  const kept = pairs.filter((pair) => !isOfCampaign(pair.split('=', 1)[0] ?? ''))
  if (kept.length === pairs.length) return target
  return kept.length === 0 ? target.slice(0, at) : `${target.slice(0, at)}?${kept.join('&')}`
}

function isOfCampaign(name: string): boolean {
  return names.has(name) || beginnings.some((beginning) => name.startsWith(beginning))
}
