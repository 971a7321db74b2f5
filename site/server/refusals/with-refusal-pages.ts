import { env } from '#site/server/configuration/env.ts'
import { contextOfRequest, pageBefore } from './context-of-request.ts'
import { refusal } from './refusal.ts'
import { refusalPage } from './refusal-page.ts'
import { wantsPage } from './wants-page.ts'

/** Headers of a refusal that describe its body, which is replaced. */
const ofBody = ['content-type', 'content-length', 'content-language', 'content-security-policy', 'content-disposition']

/** The response; a refusal as a page in the visitor's language for a person, and as data for a script. */
export async function withRefusalPages(
  request: Request,
  respond: () => Response | Promise<Response>,
): Promise<Response> {
  const response = await respond()
  return response.status < 400 ? response : await explained(request, response)
}

/** A refusal that is a page already has more to say than the page of its status. */
async function explained(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const isPage = wantsPage(request.headers)
  if (type.startsWith('text/html') || (!isPage && type.includes('json'))) return response
  const text = (await response.text()).trim()
  const made = isPage ? await pageFor(request, response, text) : refusal(response.status, text)
  for (const [name, value] of response.headers) if (!ofBody.includes(name)) made.headers.set(name, value)
  return made
}

/** A text with a `Content-Language` is a sentence for a person, any other text one for a program. */
async function pageFor({ url, method, headers }: Request, response: Response, text: string): Promise<Response> {
  const language = response.headers.get('content-language') ?? undefined
  const page = await refusalPage({
    status: response.status,
    siteContext: contextOfRequest(headers, language ?? localeNamed(url)),
    sentence: language === undefined ? undefined : detailOf(text),
    before: pageBefore(headers),
    // A request that the pipeline refuses for its size comes as a GET.
    isSent: method === 'POST' || response.status === 413,
  })
  // Editors send from the frame of the visual editor.
  const policy = page.headers.get('content-security-policy') ?? ''
  if (new URL(url).pathname.startsWith('/api/preview/') && env.EDITOR_ORIGIN)
    page.headers.set(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${env.EDITOR_ORIGIN}`),
    )
  return page
}

function detailOf(text: string): string {
  const { detail }: { detail?: string } = JSON.parse(text)
  return detail ?? ''
}

/** The language that files name in their address. */
function localeNamed(url: string): string {
  const { searchParams } = new URL(url)
  return searchParams.get('locale') ?? searchParams.get('lang') ?? ''
}
