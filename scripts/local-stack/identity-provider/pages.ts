import type { KoaContextWithOIDC } from 'oidc-provider'
import { demoCustomers } from './customers.ts'
import { escaped, frame, pagePolicy } from './page-frame.ts'
import { type Words, wordsFor } from './words.ts'

type Step = { uid: string; languages: string; problem?: keyof Words; email?: string }

/** The form of address and password. */
export function loginPage({ uid, languages, problem, email = '' }: Step): string {
  const { locale, words } = wordsFor(languages)
  const rows = demoCustomers.map(
    (one) =>
      `<div><dt>${escaped(one.name)}, ${escaped(one.organisationName)}</dt><dd><code>${escaped(one.email)}</code> <code>${escaped(one.password)}</code></dd></div>`,
  )
  const content = `<p>${words.intro}</p>${problemOf(words, problem)}
<form method="post" action="/interaction/${uid}/login">
<label for="email">${words.email}</label><input id="email" name="email" type="email" autocomplete="username" required value="${escaped(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">${words.password}</label><input id="password" name="password" type="password" autocomplete="current-password" required${email === '' ? '' : ' autofocus'}>
<button>${words.submit}</button></form>${cancelForm(uid, words)}
<details><summary>${words.demo}</summary><dl>${rows.join('')}</dl></details>`
  return frame({ locale, title: words.title, content })
}

/** The form of the code that came by mail. */
export function codePage({ uid, languages, problem }: Step): string {
  const { locale, words } = wordsFor(languages)
  const content = `<p>${words.codeIntro}</p>${problemOf(words, problem)}
<form method="post" action="/interaction/${uid}/code">
<label for="code">${words.code}</label><input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required autofocus>
<button>${words.codeSubmit}</button></form>${cancelForm(uid, words)}`
  return frame({ locale, title: words.codeTitle, content })
}

function problemOf(words: Words, problem: keyof Words | undefined): string {
  return problem === undefined
    ? ''
    : `<p class="bad" role="alert"><span aria-hidden="true">!</span>${words[problem]}</p>`
}

function cancelForm(uid: string, words: Words): string {
  return `<form method="post" action="/interaction/${uid}/cancel"><button class="quiet">${words.cancel}</button></form>`
}

/** A logout that the site began needs no second yes: the page sends itself, and has a button for browsers that do not. */
export function logoutPage(ctx: KoaContextWithOIDC, form: string): void {
  const { locale, words } = wordsFor(languagesOf(ctx))
  const content = `${form}<button form="op.logoutForm" name="logout" value="yes" id="yes">${words.logoutYes}</button>`
  ctx.set('content-security-policy', pagePolicy)
  ctx.body = frame({ locale, title: words.logoutTitle, content }, { isLogout: ctx.oidc.client !== undefined })
}

/** What is left to say when the provider has nowhere to send somebody. */
export function messagePage(ctx: KoaContextWithOIDC, message = ''): void {
  const { locale, words } = wordsFor(languagesOf(ctx))
  ctx.set('content-security-policy', pagePolicy)
  ctx.type = 'html'
  ctx.body = frame({ locale, title: words.message, content: `<p>${escaped(message)}</p>` })
}

function languagesOf(ctx: KoaContextWithOIDC): string {
  const asked = ctx.oidc?.params?.['ui_locales']
  return typeof asked === 'string' ? asked : ctx.get('accept-language')
}
