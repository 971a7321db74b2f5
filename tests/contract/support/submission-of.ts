import type { Submission } from 'site/forms/submissions/submission.ts'

/** A submission of that name, with a message for each sink. */
export function submissionOf(id: string): Submission {
  const now = Date.now()
  return {
    id,
    form: 'consulta',
    locale: 'es-ES',
    page: '/contactos',
    receivedAt: now,
    deliverAt: now,
    turn: now,
    deleteAt: now + 86_400_000,
    digest: id,
    visit: '',
    answers: { email: 'ana@taller.example' },
    files: [],
    messages: [
      { sink: 'mail', to: ['taller@zarandal.example'], subject: `Consulta ${id}`, text: 'Una pregunta' },
      { sink: 'webhook', body: { id } },
    ],
    isHeld: false,
    location: '/forms/gracias',
  }
}
