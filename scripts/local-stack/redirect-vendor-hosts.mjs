/**
 * Loaded with `NODE_OPTIONS=--import=…` into the official command line, which can only choose hosts by region: sends
 * requests for the vendor's hosts to STORYBLOK_MAPI_URL. Nothing else of the program changes.
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
