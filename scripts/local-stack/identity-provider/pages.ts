import type { KoaContextWithOIDC } from 'oidc-provider'
import { demoCustomers } from './customers.ts'
import { messagesFor, type Words } from './messages.ts'
import { escaped, frame, pagePolicy } from './page-frame.ts'

type Step = { uid: string; languages: string; problem?: keyof Words; email?: string }

/** The form of address and password. */
export function loginPage({ uid, languages, problem, email = '' }: Step): string {
  const { locale, messages } = messagesFor(languages)
  const content = `<p>${messages.intro}</p>${problemOf(messages, problem)}
<form method="post" action="/interaction/${uid}/login">
<label for="email">${messages.email}</label><input id="email" name="email" type="email" autocomplete="username" required value="${escaped(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">${messages.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required${email === '' ? '' : ' autofocus'}>
<button>${messages.submit}</button></form>${cancelForm(uid, messages)}
<details><summary>${messages.demo}</summary>${customerList()}</details>`
  return frame({ locale, title: messages.title, content })
}

/** The first page of the provider, which has nothing to log in to. */
export function customersPage(languages: string): string {
  const { locale, messages } = messagesFor(languages)
  return frame({ locale, title: messages.demo, content: customerList() })
}

function customerList(): string {
  const rows = demoCustomers.map(
    (one) =>
      `<div><dt>${escaped(one.name)}, ${escaped(one.organisationName)}</dt><dd><code>${escaped(one.email)}</code> <code>${escaped(one.password)}</code></dd></div>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

/** The form of the code that was sent by mail. */
export function codePage({ uid, languages, problem }: Step): string {
  const { locale, messages } = messagesFor(languages)
  const content = `<p>${messages.codeIntro}</p>${problemOf(messages, problem)}
<form method="post" action="/interaction/${uid}/code">
<label for="code">${messages.code}</label><input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required autofocus>
<button>${messages.codeSubmit}</button></form>${cancelForm(uid, messages)}`
  return frame({ locale, title: messages.codeTitle, content })
}

function problemOf(messages: Words, problem: keyof Words | undefined): string {
  return problem === undefined
    ? ''
    : `<p class="bad" role="alert"><span aria-hidden="true">!</span>${messages[problem]}</p>`
}

function cancelForm(uid: string, messages: Words): string {
  return `<form method="post" action="/interaction/${uid}/cancel"><button class="quiet">${messages.cancel}</button></form>`
}

/**
 * A logout that the site started needs no confirmation: the page submits itself, and has a button for browsers without
 * scripts.
 */
export function logoutPage(ctx: KoaContextWithOIDC, form: string): void {
  const { locale, messages } = messagesFor(languagesOf(ctx))
  const content = `${form}<button form="op.logoutForm" name="logout" value="yes" id="yes">${messages.logoutYes}</button>`
  ctx.set('content-security-policy', pagePolicy)
  ctx.body = frame({ locale, title: messages.logoutTitle, content }, { isLogout: ctx.oidc.client !== undefined })
}

/** The page for an error when the provider has no redirect target. */
export function messagePage(ctx: KoaContextWithOIDC, message = ''): void {
  const { locale, messages } = messagesFor(languagesOf(ctx))
  ctx.set('content-security-policy', pagePolicy)
  ctx.type = 'html'
  ctx.body = frame({ locale, title: messages.message, content: `<p>${escaped(message)}</p>` })
}

function languagesOf(ctx: KoaContextWithOIDC): string {
  const requested = ctx.oidc?.params?.['ui_locales']
  return typeof requested === 'string' ? requested : ctx.get('accept-language')
}
