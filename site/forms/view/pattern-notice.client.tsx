'use client'

import { useLingui } from '@lingui/react/macro'
import type { FormField } from 'component-schemas/content-types/form-page/form-fields.ts'
import type { FormPatterns } from 'component-schemas/patterns/form-patterns.ts'
import { useEffect, useState } from 'react'
import { Icon } from '#site/ui/icon/icon.tsx'
import { patternsOf } from '../rules-of.ts'
import styles from './form.module.css'

/** For editors alone: the patterns of a form's rules that are not run, and why. */
export function PatternNotice({ fields }: { fields: readonly FormField[] }) {
  const { t } = useLingui()
  const sources = patternsOf(fields).join('\n')
  const [problems, setProblems] = useState<FormPatterns['problems']>(new Map())
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const { compilePatterns } = await import('component-schemas/patterns/form-patterns.ts')
      if (isCurrent) setProblems(compilePatterns(sources === '' ? [] : sources.split('\n')).problems)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [sources])
  if (problems.size === 0) return undefined
  return (
    <section className={styles.notice} aria-label={t`Notice for editors`}>
      <Icon name="warning" />
      <div>
        <p>{t`Answers are not compared with these patterns, which cannot be used:`}</p>
        <ul>
          {[...problems].map(([pattern, problem]) => (
            <li key={pattern}>
              <code>{pattern}</code> ({problem})
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
