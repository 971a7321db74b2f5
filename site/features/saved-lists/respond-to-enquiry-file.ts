import 'server-only'
import { fileHeaders, fileRefusal, refusalFor } from '#site/extranet/downloads/file-response.ts'
import { ownEnquiries } from './own-enquiries.ts'

/** The PDF of an enquiry of the request's customer, as it was sent. */
export async function respondToEnquiryFile(_: Request, [file = '']: readonly string[]): Promise<Response> {
  try {
    const [, number = ''] = /^(A-\d{4}-\d{6,})\.pdf$/.exec(file) ?? []
    const enquiry = await (await ownEnquiries()).read(number)
    if (!enquiry) return fileRefusal(404)
    return new Response(enquiry.pdf, { headers: fileHeaders({ 'content-type': 'application/pdf' }, file) })
  } catch (error) {
    return refusalFor(error)
  }
}
