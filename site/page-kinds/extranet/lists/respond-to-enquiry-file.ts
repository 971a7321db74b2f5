import 'server-only'
import { ownEnquiries } from '#site/extranet/lists/own-enquiries.ts'
import { errorCatalogue, isCatalogueError } from '#site/server/errors.ts'

const shut = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', vary: 'Cookie' }

/** The PDF of an enquiry of the request's customer, as it was sent. */
export async function respondToEnquiryFile(file: string): Promise<Response> {
  try {
    const [, number] = /^(A-\d{4}-\d{6,})\.pdf$/.exec(file) ?? []
    const enquiry = await (await ownEnquiries()).read(number ?? '')
    if (!enquiry) return new Response('There is no such enquiry.\n', { status: 404, headers: shut })
    const headers = { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${file}"` }
    return new Response(enquiry.pdf, { headers: { ...shut, ...headers, 'x-content-type-options': 'nosniff' } })
  } catch (error) {
    if (!isCatalogueError(error)) throw error
    return new Response('Log in to read your enquiries.\n', {
      status: errorCatalogue[error.code].status,
      headers: shut,
    })
  }
}
