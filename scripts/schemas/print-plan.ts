import { describeDifference, describeValue } from './describe-difference.ts'
import { type Change, completesRenaming, type Plan, type Risk, riskyChanges, type Step } from './plan/plan.ts'

const signs = { create: '+', update: '~', rename: '>', delete: '-' } as const

/** A plan for people: one line an entity, one line a changed value with old and new. */
export function printPlan(plan: Plan): string {
  const lines = [
    ...plan.steps.flatMap(stepLines),
    ...plan.stale.map((name) => `  ? ${name}: only in the space, left alone`),
  ]
  return [...lines, summary(plan)].join('\n')
}

/** A plan for programs. */
export function printPlanAsJson(plan: Plan): string {
  const risks = riskyChanges(plan).map(({ risk }) => risk)
  const steps = plan.steps.map(({ kind, action, name, changes }) => ({ kind, action, name, changes }))
  return JSON.stringify({ ...counts(plan), risks, steps, stale: plan.stale }, null, 2)
}

/** A plan as a comment of a pull request. Values come from the space, so they are escaped. */
export function printPlanAsMarkdown(plan: Plan, refusal?: string): string {
  if (plan.steps.length === 0) return `### Schemas\n\n${summary(plan)}\n`
  const risks = riskyChanges(plan)
  const riskRows = risks.map(({ risk, step }) => {
    return `| ${code(risk.name)} | ${risk.class} | ${step.kind} ${code(step.name)} | ${concerned(risk)} |`
  })
  const steps = plan.steps.flatMap((step) => [
    `- ${step.action} ${step.kind} ${code(step.name)}`,
    ...step.changes.map((change) => `  - ${code(change.at)}: ${code(valuesOf(change))}`),
  ])
  return [
    '### Schemas',
    '',
    summary(plan),
    ...(refusal === undefined ? [] : ['', `**The main branch would refuse this.** ${code(refusal)}`]),
    ...(risks.length > 0
      ? ['', '| change | class | where | stored content |', '| --- | --- | --- | --- |', ...riskRows]
      : []),
    '',
    '<details><summary>Every change</summary>',
    '',
    ...steps,
    '',
    '</details>',
    '',
  ].join('\n')
}

function stepLines(step: Step): string[] {
  return [`  ${signs[step.action]} ${step.kind} ${step.name}`, ...step.changes.map(changeLine)]
}

function changeLine(change: Change): string {
  const { at, from, to, risk } = change
  const need = completesRenaming(change) ? 'waits for npm run schemas:contract' : `needs --allow ${risk?.name}`
  const warning = risk === undefined ? '' : `   ! ${risk.class}, ${need}: ${concerned(risk)}`
  if (to === undefined) return `      - ${at}${from === undefined ? '' : `: ${describeValue(from)}`}${warning}`
  if (from === undefined) return `      + ${at}: ${describeValue(to)}${warning}`
  return `      ${at}: ${describeDifference(from, to)}${warning}`
}

function valuesOf({ from, to }: Change): string {
  if (from !== undefined && to !== undefined) return describeDifference(from, to)
  return `${describeValue(from)} → ${describeValue(to)}`
}

/** How much stored content a risk concerns, and whether a migration is needed before. */
function concerned({ affected, needsMigration }: Risk): string {
  if (!affected) return 'not counted'
  if (affected.fields === 0) return 'no story concerned'
  const amount = `${affected.fields} ${affected.fields === 1 ? 'field' : 'fields'} in ${affected.stories} ${affected.stories === 1 ? 'story' : 'stories'}`
  if (affected.left === 0) return `${amount}, which the content migrations change`
  return needsMigration ? `${amount}, needs a content migration first` : amount
}

/** Inline code that its own text cannot end; a bar would end the cell of a table. */
function code(text: string): string {
  return `\`${text.replaceAll('`', "'").replaceAll('|', '\\|').replace(/\s+/g, ' ')}\``
}

function counts({ steps, unchanged, stale }: Plan) {
  const of = (action: Step['action']) => steps.filter((step) => step.action === action).length
  return {
    create: of('create'),
    update: of('update'),
    rename: of('rename'),
    delete: of('delete'),
    unchanged,
    stale: stale.length,
  }
}

function summary(plan: Plan): string {
  const { create, update, rename, delete: gone, unchanged, stale } = counts(plan)
  if (plan.steps.length === 0)
    return `Nothing to change: ${unchanged} as wanted${stale > 0 ? `, ${stale} unknown` : ''}.`
  return `${create} to create, ${update} to update, ${rename} to rename, ${gone} to delete, ${unchanged} as wanted, ${stale} unknown.`
}
