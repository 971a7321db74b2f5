import 'server-only'
import { fileHeaders, fileRefusal, refusalFor } from '#site/extranet/downloads/file-response.ts'
import { customerMayAct } from '#site/extranet/may-act.ts'
import { requireCustomer } from '#site/identity/customer.ts'
import { customerOf } from '#site/identity/customer-of.ts'
import { messagesFor } from '#site/messages/load-messages.ts'
import { isLocaleCode, locales, sourceLocale } from '#site/routing/locales.ts'
import { CatalogueError } from '#site/server/errors.ts'
import { openBasket } from '../basket.ts'
import { contentsTexts } from './contents-texts.ts'
import { planZip } from './plan-zip.ts'
import { lengthOfZip, streamZip } from './stream-zip.ts'

/** `GET /api/files/zip?lang=`: the files of the customer's basket as one ZIP. */
export async function respondToZip({ method, url, headers, signal }: Request): Promise<Response> {
  try {
    await requireCustomer()
    if (method !== 'HEAD' && !(await customerMayAct('load files as a ZIP'))) return fileRefusal(429)
    const asked = new URL(url).searchParams.get('lang') ?? ''
    const language = isLocaleCode(asked) ? asked : sourceLocale
    const texts = contentsTexts(await messagesFor(language), locales[language].iso)
    const cookie = headers.get('cookie')
    const customerNow = async () => {
      const customer = await customerOf(cookie)
      if (!customer) throw new CatalogueError('login-required', 'The login has ended')
      return customer
    }
    const plan = planZip(await openBasket(language), { language, texts, customerNow })
    const stated = { 'content-type': 'application/zip', 'content-length': String(lengthOfZip(plan)) }
    const init = { status: 200, headers: fileHeaders(stated, texts.zip) }
    return new Response(method === 'HEAD' ? null : streamZip(plan, signal), init)
  } catch (error) {
    return refusalFor(error)
  }
}
