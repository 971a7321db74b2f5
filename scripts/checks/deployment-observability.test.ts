import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { metricRows } from 'site/server/observability/metric-rows.ts'
import { expect, onTestFinished, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import { root } from '../settings.ts'

const folder = join(root, 'deployment/observability')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

const promtool = '/usr/bin/promtool'
const hasPromtool = existsSync(promtool)
if (!hasPromtool)
  process.stdout.write('Skipped: promtool on alerts and dashboard, because promtool is not installed.\n')

const alert = z.strictObject({
  alert: z.string().regex(/^Site[A-Z]\w+$/),
  expr: z.string(),
  for: z.string().optional(),
  labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
  annotations: z.strictObject({ summary: z.string() }),
})
const alerts = z
  .strictObject({ groups: z.tuple([z.strictObject({ name: z.string(), rules: z.array(alert) })]) })
  .parse(parse(read('alerts.yml'))).groups[0].rules

const place = z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const target = z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })
const panel = z.object({
  id: z.number(),
  type: z.enum(['row', 'timeseries']),
  title: z.string().min(1),
  gridPos: place,
  targets: z.array(target).min(1).optional(),
})
const dashboard = z
  .object({ uid: z.string(), title: z.string(), schemaVersion: z.number().min(36), panels: z.array(panel) })
  .parse(JSON.parse(read('dashboard.json')))
const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))

/** Words of PromQL that the expressions use; every other name is that of a metric. */
const language = ['sum', 'max', 'by', 'on', 'rate', 'increase', 'changes', 'time', 'histogram_quantile']

/** Names of metrics in an expression. */
function metricsIn(expr: string): string[] {
  const plain = expr
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on) \([^)]*\)/g, '')
  return [...plain.matchAll(/[a-z_][a-z\d_]*/g)].map(([name]) => name).filter((name) => !language.includes(name))
}

/** A histogram has three series; `up` is Prometheus' own. */
const known = new Set([
  'up',
  ...Object.entries(metricRows).flatMap(([name, { kind }]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  ),
])

test('alerts and dashboard name existing metrics', () => {
  const named = [...alerts.map(({ expr }) => expr), ...shown].flatMap(metricsIn)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the dashboard shows every metric', () => {
  const named = new Set(shown.flatMap(metricsIn).map((name) => name.replace(/_(bucket|count|sum)$/, '')))
  expect(Object.keys(metricRows).filter((name) => !named.has(name))).toEqual([])
})

test('panels of the dashboard have an identifier each and do not overlap', () => {
  const { panels } = dashboard
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const overlapping = panels.filter(({ id, gridPos: a }) =>
    panels.some(
      ({ id: other, gridPos: b }) =>
        other !== id && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h,
    ),
  )
  expect(overlapping).toEqual([])
  expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([])
})

test('every alert has a line in the guide and an example that fires, and the guide names no other', () => {
  const names = alerts.map(({ alert: name }) => name).toSorted()
  const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8')
  const explained = [...guide.matchAll(/^\| `(Site\w+)` \| [^|]+ \| [^|]+ \|$/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual(names)
  const examples = z
    .object({
      tests: z.array(
        z.object({
          alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
        }),
      ),
    })
    .parse(parse(read('alerts.test.yml'))).tests
  const [quiet, firing] = [0, 1].map((count) =>
    examples
      .flatMap((one) => one.alert_rule_test.filter(({ exp_alerts: all }) => all.length === count))
      .map(({ alertname }) => alertname)
      .toSorted(),
  )
  expect([quiet, firing]).toEqual([names, names])
})

function runPromtool(...words: string[]): [number | null, string] {
  const { status, stderr, stdout } = spawnSync(promtool, words, { encoding: 'utf8', timeout: 20_000 })
  return [status, status === 0 ? '' : `${stdout}${stderr}`]
}

test.skipIf(!hasPromtool)('promtool accepts the alerts, and each fires in its example alone', () => {
  expect(runPromtool('check', 'rules', join(folder, 'alerts.yml'))).toEqual([0, ''])
  expect(runPromtool('test', 'rules', join(folder, 'alerts.test.yml'))).toEqual([0, ''])
})

test.skipIf(!hasPromtool)('promtool accepts every expression of the dashboard', async () => {
  const own = await mkdtemp(join(tmpdir(), 'dashboard-'))
  onTestFinished(() => rm(own, { recursive: true, force: true }))
  const rules = shown.map((expr, at) => ({
    record: `panel:${at}`,
    expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$instance', '.*'),
  }))
  await writeFile(join(own, 'panels.yml'), stringify({ groups: [{ name: 'panels', rules }] }))
  expect(runPromtool('check', 'rules', join(own, 'panels.yml'))).toEqual([0, ''])
})
