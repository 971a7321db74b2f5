import type { LandingData } from 'component-schemas/landing/landing-data.ts'
import { isMalformed, type LandingProblem } from 'component-schemas/landing/landing-problem.ts'
import { Button } from 'react-aria-components/Button'
import { useField } from '../frame/field-context.ts'
import { placeOf } from '../frame/problem-location.ts'
import { canKeepWithheld } from '../state/withheld-store.ts'

export type ProblemSummaryProps = { data: LandingData; onGo: (problem: LandingProblem) => void }

/** Everything that is not finished, above the form; each line leads to its control. */
export function ProblemSummary({ data, onGo }: ProblemSummaryProps) {
  const { messages, problems } = useField()
  if (problems.length === 0) return <output className="state good">{messages.say('finished')}</output>
  const isRefused = problems.some(isMalformed)
  const shown = isRefused ? problems.filter(isMalformed) : problems
  return (
    <section
      className={isRefused ? 'summary bad' : 'summary'}
      aria-label={messages.say('problems', { count: shown.length })}
    >
      <div role={isRefused ? 'alert' : undefined}>
        <p>{messages.say(isRefused ? 'malformed' : 'unfinished')}</p>
        {isRefused && !canKeepWithheld() && <p>{messages.say('forgotten')}</p>}
      </div>
      <ul>
        {shown.map((problem) => (
          <li key={`${problem.path.join('.')}-${problem.code}`}>
            <Button className="line" onPress={() => onGo(problem)}>
              {placeOf(problem, data, messages)}
            </Button>
            {': '}
            {messages.problem(problem)}
          </li>
        ))}
      </ul>
    </section>
  )
}
