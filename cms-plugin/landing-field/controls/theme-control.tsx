import { contrastBetween } from 'component-schemas/landing/contrast-between.ts'
import type { LandingTheme } from 'component-schemas/landing/landing-theme.ts'
import { useField, useProblems } from '../frame/field-context.ts'
import { controlId } from '../frame/problem-location.ts'
import { IssueText } from './issue-text.tsx'

const paper = '#f6f4ef'

/** The landing's two colours, with the contrast they have on each other. */
export function ThemeControl({ theme }: { theme: LandingTheme }) {
  const { messages } = useField()
  const values = { ground: contrastWords(theme.ground, paper), accent: contrastWords(theme.accent, theme.ground) }
  return (
    <fieldset className="control">
      <legend>{messages.fields.theme}</legend>
      <div className="row">
        <Colour name="ground" value={theme.ground} />
        <Colour name="accent" value={theme.accent} />
      </div>
      <p className="sample" style={{ background: theme.ground, color: paper }}>
        Aa <span style={{ color: theme.accent }}>Aa</span>{' '}
        <span style={{ background: theme.accent, color: theme.ground }}>Aa</span>
      </p>
      <p className="quiet">{messages.say('contrast', values)}</p>
    </fieldset>
  )
}

const hex = /^#[0-9a-f]{6}$/i

/** Rounded down: a contrast that is just too low must not look like enough. */
function contrastWords(one: string, other: string): string {
  if (!hex.test(one) || !hex.test(other)) return '–'
  return (Math.floor(contrastBetween(one, other) * 10) / 10).toFixed(1)
}

function Colour({ name, value }: { name: 'ground' | 'accent'; value: string }) {
  const { dispatch, messages } = useField()
  const path = ['theme', name]
  const isInvalid = useProblems(path).length > 0
  const set = (colour: string) => dispatch({ do: 'set', path, value: colour.toLowerCase() })
  return (
    <div className="colour">
      <label>
        <span>{messages.fields[name]}</span>
        <input
          id={controlId(path)}
          value={value}
          spellCheck={false}
          aria-invalid={isInvalid}
          onChange={(event) => set(event.target.value.trim())}
        />
      </label>
      <input
        type="color"
        aria-label={messages.fields[name]}
        value={hex.test(value) ? value : '#000000'}
        onChange={(event) => set(event.target.value)}
      />
      <IssueText path={path} />
    </div>
  )
}
