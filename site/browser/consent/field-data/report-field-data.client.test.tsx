import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { MetricType } from 'web-vitals'
import { mostFigures } from './field-figure.ts'

const vitals = vi.hoisted(() => new Map<string, (metric: MetricType) => void>())
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [
      `on${name}`,
      (take: (metric: MetricType) => void) => void vitals.set(name, take),
    ]),
  ),
)

let measured: (entries: object[]) => void
class Timeline {
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    measured = (entries) => take({ getEntries: () => entries })
  }
  observe = vi.fn()
}
const sendBeacon = vi.fn()
let visibility: 'visible' | 'hidden' = 'visible'

beforeAll(async () => {
  vi.stubGlobal('PerformanceObserver', Timeline)
  Object.assign(navigator, { sendBeacon })
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  const { reportFieldData } = await import('./report-field-data.client.ts')
  reportFieldData()
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  allow('; Max-Age=0')
})
beforeEach(() => {
  sendBeacon.mockClear()
  allow('v1.statistics')
})

function allow(choice: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie
  document.cookie = `consent=${choice}`
}

let count = 0
function report(metric: Partial<MetricType>): void {
  count += 1
  const usual = { id: `v5-${count}`, name: 'LCP', value: 1250, navigationType: 'navigate' }
  const whole = { ...usual, navigationURL: 'https://zarandal.example/productos?a=b', ...metric } as MetricType
  vitals.get(whole.name)?.(whole)
}

function hide(): void {
  visibility = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
}

const reports = () => sendBeacon.mock.calls.map(([path, body]) => [path, JSON.parse(body)])

test('vitals and headlines are sent together when the page is hidden, with the path alone', () => {
  report({})
  report({ name: 'CLS', value: 0.12, navigationType: 'back-forward-cache' })
  report({ name: 'INP', value: 80, navigationType: 'soft-navigation', navigationURL: 'https://a.example/x' })
  const entry = { name: 'site-headline', duration: 70, startTime: 900, detail: '/noticias' }
  measured([entry, { ...entry, name: 'another', startTime: 901 }])
  expect(sendBeacon).not.toHaveBeenCalled()
  hide()
  expect(reports()).toEqual([
    [
      '/api/field-data',
      [
        { name: 'lcp_seconds', navigation: 'navigate', path: '/productos', value: 1.25 },
        { name: 'cls_score', navigation: 'back-forward', path: '/productos', value: 0.12 },
        { name: 'inp_seconds', navigation: 'client', path: '/x', value: 0.08 },
        { name: 'headline_seconds', navigation: 'client', path: '/noticias', value: 0.07 },
      ],
    ],
  ])
})

test('a figure that grows is sent once, with the value that it had when the page was hidden', () => {
  report({ id: 'grows', name: 'CLS', value: 0.1 })
  report({ id: 'grows', name: 'CLS', value: 0.2 })
  hide()
  report({ id: 'grows', name: 'CLS', value: 0.3 })
  hide()
  expect(reports().map(([, figures]) => figures.map(({ value }: { value: number }) => value))).toEqual([[0.2]])
})

test('a long visit is sent in parts that the server takes', () => {
  for (let page = 0; page <= mostFigures; page += 1) report({})
  hide()
  expect(reports().map(([, figures]) => figures.length)).toEqual([mostFigures, 1])
})

test('nothing is sent of pages behind the login, nor when the consent was withdrawn', () => {
  report({ navigationURL: 'https://zarandal.example/en/extranet/catalogues' })
  hide()
  report({})
  allow('v1')
  hide()
  expect(sendBeacon).not.toHaveBeenCalled()
  allow('v1.statistics')
  hide()
  expect(sendBeacon).not.toHaveBeenCalled()
})
