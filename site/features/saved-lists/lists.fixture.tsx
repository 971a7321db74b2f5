import { ExtranetLists } from './extranet-lists.tsx'
import { OneList } from './one-list.tsx'
import { OneEnquiry } from './sent-enquiries.tsx'

const around = {
  breadcrumbs: [{ label: 'Extranet', href: '/extranet' }, { label: 'Aquí' }],
  context: { locale: 'es-ES', isEditor: false },
  path: '/extranet/mis-listas',
  code: 'es',
} as const
const line = { code: 'NOR-1R', amount: 25, note: 'Mostrador' }
const saved = {
  id: 'l-1',
  name: 'Otoño',
  lines: [line],
  message: 'Entregar por la mañana.',
  version: 2,
  updatedAt: Date.UTC(2026, 10, 26),
  beside: undefined,
}
const enquiry = { number: 'A-2026-000123', list: 'l-1', name: 'Otoño', sentAt: Date.UTC(2026, 10, 26), lines: [line] }
const offered = {
  ...line,
  product: { name: 'Llave NOR-1R', href: '/productos/nor-1r' },
  price: { net: 385, pack: 10, currency: 'EUR', sum: 5270 },
  availability: 'in-stock',
  leadTimeDays: 5,
  correction: { reason: 'pack', of: 10, amount: 30 },
} as const
const unknown = {
  code: 'XYZ-9',
  amount: 1,
  note: '',
  product: undefined,
  price: undefined,
  availability: undefined,
  leadTimeDays: undefined,
  correction: undefined,
}
const page = { page: { title: 'Mis listas' }, body: [], lines: undefined, problem: undefined }
const nothing = { lines: [], newer: undefined, sent: undefined, problem: undefined }

/** The pages of a customer's lists with all optional content, and with none of it. */
export const listPages = {
  lists: {
    typical: (
      <ExtranetLists
        {...page}
        {...around}
        lists={[saved, { ...saved, id: 'l-2', beside: 'l-1' }]}
        enquiries={[enquiry]}
        offered={{ text: 'NOR-1R*20', count: 1 }}
        problem="too-many"
      />
    ),
    empty: <ExtranetLists {...page} {...around} lists={[]} enquiries={[]} offered={undefined} />,
  },
  list: {
    typical: (
      <OneList
        {...around}
        saved={{ ...saved, id: 'l-2', beside: 'l-1' }}
        lines={[offered, unknown]}
        newer={{ ...saved, lines: [{ ...line, amount: 40 }] }}
        sent={enquiry}
        problem="empty"
      />
    ),
    empty: <OneList {...around} {...nothing} saved={{ ...saved, lines: [] }} />,
  },
  enquiry: {
    typical: <OneEnquiry {...around} enquiry={enquiry} email="marta@levante.example" />,
    empty: <OneEnquiry {...around} enquiry={{ ...enquiry, lines: [] }} email="" />,
  },
}
