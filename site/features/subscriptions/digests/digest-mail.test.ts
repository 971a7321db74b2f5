import { expect, test, vi } from 'vitest'
import { messagesFor } from '#site/messages/load-messages.ts'
import { type LocaleCode, localeCodes } from '#site/routing/locales.ts'
import { markets } from '#site/routing/markets.ts'
import type { LibraryDocument } from './compose-digest.ts'
import { digestLink, digestNamed } from './digest-link.ts'
import { digestMail } from './digest-mail.ts'

vi.mock('#site/server/configuration/env.ts', () => ({ env: { SESSION_SECRET: 'a secret of the test' } }))

const id = 'AbcdefghijklmnopqrstuA'
const document: LibraryDocument = {
  uuid: 'u',
  title: 'Tarifa de llaves',
  edition: '2026-2',
  path: '/extranet/catalogos/llaves/tarifa',
  folder: 'extranet/catalogos/llaves',
  folderTitle: 'Llaves',
  replacedBy: undefined,
  appearedAt: Date.UTC(2027, 0, 11, 9),
  isNew: false,
  isOpenTo: () => true,
}

async function mailIn(locale: LocaleCode) {
  const claims = { email: 'ana@a.example', name: 'Ana', groups: [], website: 'base', locale }
  const followed = {
    kind: 'folder',
    target: 'extranet/catalogos',
    title: 'Catálogos',
    frequency: 'weekly',
    since: 0,
  } as const
  const digest = {
    id,
    subject: 'c',
    frequency: 'weekly',
    dueAt: 7,
    claims,
    seenAt: 0,
    subscriptions: [followed],
  } as const
  const folders = [
    {
      folder: document.folder,
      title: 'Llaves',
      documents: [document, { ...document, edition: undefined, isNew: true }],
    },
  ]
  const composed = { digest, folders, siteContext: { market: markets.base, locale }, now: 9 }
  return digestMail(composed, { i18n: await messagesFor(locale), website: 'https://zarandal.example' })
}

test('names each document with its date, edition and link, and how the mails end', async () => {
  const { id: name, sender, message } = await mailIn('es')
  expect([name, sender]).toEqual([`digest-${id}-7`, 'digest:weekly'])
  expect(message.to).toEqual(['ana@a.example'])
  expect(message.subject).toBe('Han cambiado 2 documentos')
  expect(message.text).toBe(
    [
      'Hola, Ana:',
      '',
      'Llaves',
      '- 11 de enero de 2027: Tarifa de llaves (2026-2, Cambiado)',
      '  https://zarandal.example/extranet/catalogos/llaves/tarifa',
      '- 11 de enero de 2027: Tarifa de llaves (Nuevo)',
      '  https://zarandal.example/extranet/catalogos/llaves/tarifa',
      '',
      'Recibe este correo una vez a la semana porque sigue: Catálogos',
      'Elija lo que sigue: https://zarandal.example/extranet/mis-avisos',
      `No recibir más estos correos, sin iniciar sesión: ${digestLink('https://zarandal.example', id)}`,
    ].join('\n'),
  )
  expect(message.headers).toEqual({
    'List-Unsubscribe': `<${digestLink('https://zarandal.example', id)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})

test.each(localeCodes)('is written in %s', async (locale) => {
  const { message } = await mailIn(locale)
  expect(message.subject).toMatch(/2/)
  expect(message.text).not.toMatch(/undefined|\{/)
})

test('a link names its digest, and nothing that was altered does', () => {
  const token = new URL(digestLink('https://zarandal.example', id)).searchParams.get('token') ?? ''
  expect(digestNamed(token)).toBe(id)
  for (let at = 0; at < token.length - 1; at += 1) {
    expect(digestNamed(`${token.slice(0, at)}${token[at] === 'B' ? 'C' : 'B'}${token.slice(at + 1)}`)).toBeUndefined()
  }
  expect([digestNamed(''), digestNamed(id), digestNamed(`${token}A`)]).toEqual([undefined, undefined, undefined])
})
