'use client'

import { type ComponentType, lazy } from 'react'
import type { FormModel } from '../form-model.ts'

type Form = ComponentType<{ model: FormModel }>

let loaded: Form | undefined

/** Loads the form's code once. From then on a form renders without waiting for it. */
export async function loadForm(): Promise<Form> {
  loaded ??= (await import('./custom-form.client.tsx')).CustomForm
  return loaded
}

const LoadingForm = lazy(async () => ({ default: await loadForm() }))

/**
 * The form with its fields and rules is loaded by pages that have one and by no other. It has no fallback around it: the
 * server waits for it and sends the finished form, which works before and without the script.
 */
export function FormIsland({ model }: { model: FormModel }) {
  const Form = loaded ?? LoadingForm
  return <Form model={model} />
}
