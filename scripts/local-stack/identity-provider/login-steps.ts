import { randomInt } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import { isSameText } from '../is-same-text.ts'
import { customerByLogin, type DemoCustomer } from './customers.ts'
import { messagesFor } from './messages.ts'
import { pagePolicy } from './page-frame.ts'
import { codePage, loginPage } from './pages.ts'
import { sendMail } from './send-mail.ts'
import tenant from './tenant.json' with { type: 'json' }

type Exchange = { request: IncomingMessage; response: ServerResponse }
type Details = Awaited<ReturnType<Provider['interactionDetails']>>

/** Pending codes, keyed by login. */
type SentCode = { code: string; customer: DemoCustomer; until: number; tries: number }

const codeMinutes = 10
const mostTries = 5
const maxBody = 10_000

/** The steps of a login: address and password, and a code for some customers. */
export function loginSteps(provider: Provider, mailPort: number) {
  const codes = new Map<string, SentCode>()

  async function finish({ request, response }: Exchange, customer: DemoCustomer, details: Details): Promise<void> {
    const factors = customer.hasSecondFactor ? ['pwd', 'otp', 'mfa'] : ['pwd']
    codes.delete(details.uid)
    const result = { login: { accountId: customer.id, amr: factors, remember: true } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  }

  async function takePassword(exchange: Exchange, details: Details, form: URLSearchParams): Promise<void> {
    const languages = languagesOf(exchange.request, details)
    const email = form.get('email') ?? ''
    const customer = customerByLogin(email, form.get('password') ?? '')
    const step = { uid: details.uid, languages, email }
    if (!customer) return send(exchange, loginPage({ ...step, problem: 'wrong' }), 401)
    const { organization } = details.params
    if (typeof organization === 'string' && organization !== customer.organisation) {
      return send(exchange, loginPage({ ...step, problem: 'otherOrganisation' }), 403)
    }
    if (!customer.hasSecondFactor) return finish(exchange, customer, details)
    await sendCode(details.uid, customer, languages)
    send(exchange, codePage(step))
  }

  async function sendCode(uid: string, customer: DemoCustomer, languages: string): Promise<void> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    codes.set(uid, { code, customer, until: Date.now() + codeMinutes * 60_000, tries: 0 })
    const { messages } = messagesFor(languages)
    await sendMail(mailPort, {
      to: customer.email,
      subject: `${tenant.name}: ${messages.code} ${code}`,
      text: `${messages.codeIntro}\n\n${code}\n`,
    })
  }

  async function takeCode(exchange: Exchange, details: Details, form: URLSearchParams): Promise<void> {
    const languages = languagesOf(exchange.request, details)
    const sent = codes.get(details.uid)
    if (!sent) return send(exchange, loginPage({ uid: details.uid, languages }), 401)
    sent.tries += 1
    const isRight = isSameText(form.get('code') ?? '', sent.code) && sent.tries <= mostTries && Date.now() < sent.until
    if (isRight) return finish(exchange, sent.customer, details)
    send(exchange, codePage({ uid: details.uid, languages, problem: 'codeWrong' }), 401)
  }

  /** Handles /interaction/<uid> and its forms. */
  return async function respond(exchange: Exchange, action: string): Promise<void> {
    const { request, response } = exchange
    const details = await provider.interactionDetails(request, response)
    const languages = languagesOf(request, details)
    if (request.method !== 'POST') return send(exchange, loginPage({ uid: details.uid, languages }))
    if (action === 'cancel') {
      const result = { error: 'access_denied', error_description: 'The customer went back' }
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
    }
    const form = await readForm(request)
    await (action === 'code' ? takeCode(exchange, details, form) : takePassword(exchange, details, form))
  }
}

function languagesOf(request: IncomingMessage, { params }: Details): string {
  const requested = params['ui_locales']
  return typeof requested === 'string' && requested !== '' ? requested : (request.headers['accept-language'] ?? '')
}

function send({ response }: Exchange, page: string, status = 200): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  })
  response.end(page)
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) {
    text += String(chunk)
    if (text.length > maxBody) throw new Error('The form is too long')
  }
  return new URLSearchParams(text)
}
