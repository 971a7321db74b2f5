/**
 * Loaded with `NODE_OPTIONS=--import=…` into the official command line, which knows its hosts by region only: requests to
 * the vendor's hosts go to STORYBLOK_MAPI_URL instead. Nothing else of the program is changed.
 */
const target = process.env.STORYBLOK_MAPI_URL
const vendorHosts = /^https:\/\/(mapi|api|api-us|api-ca|api-ap|app)\.storyblok\.com/
const original = globalThis.fetch

if (target) {
  globalThis.fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const redirected = address.replace(vendorHosts, target)
    return original(input instanceof Request ? new Request(redirected, input) : redirected, init)
  }
}
