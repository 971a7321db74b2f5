import { exampleText, type WireBlock } from '../../schema/example-values.ts'

const choice = (value: string, label: string) => ({
  component: 'form_choice',
  _uid: `form-choice-${value}`,
  value,
  label,
})
const rule = (name: string, value?: string) => ({
  component: 'form_rule',
  _uid: `form-rule-${name}`,
  rule: name,
  value,
})
const when = (question: string, value: string) => [
  { component: 'form_condition', _uid: `form-condition-${value}`, question, test: 'includes', value },
]

function exampleQuestion(kind: string, name: string, fields: Readonly<Record<string, unknown>>): WireBlock {
  return { component: `form_${kind}`, _uid: `form-${name}`, name, ...fields }
}

/** One question of each kind, with rules and conditions, in wire form. */
export const exampleFormFields: readonly WireBlock[] = [
  exampleQuestion('checkboxes', 'interest', {
    label: '¿Qué le interesa?',
    help: 'Puede marcar varias.',
    isRequired: true,
    choices: [
      choice('documentation', 'Documentación por correo'),
      choice('callback', 'Que me llamen'),
      choice('visit', 'Visita de un comercial'),
      choice('offer', 'Una oferta de precio'),
    ],
    rules: [rule('max', '3')],
  }),
  exampleQuestion('text', 'company', { label: 'Empresa', autofill: 'organization' }),
  exampleQuestion('email', 'email', { label: 'Correo electrónico', isRequired: true }),
  exampleQuestion('phone', 'phone', {
    label: 'Teléfono',
    help: 'Solo cifras, con el prefijo del país.',
    requireWhen: when('interest', 'callback'),
  }),
  exampleQuestion('textarea', 'address', {
    label: 'Dirección',
    rows: '3',
    autofill: 'street-address',
    showWhen: when('interest', 'visit'),
    requireWhen: when('interest', 'visit'),
  }),
  exampleQuestion('number', 'machines', {
    label: 'Máquinas en el taller',
    unit: 'máquinas',
    rules: [rule('between', '0\n500')],
  }),
  exampleQuestion('date', 'day', { label: 'Día preferido', rules: [rule('date_after')] }),
  exampleQuestion('select', 'country', {
    label: 'País',
    choices: [choice('es', 'España'), choice('de', 'Alemania'), choice('other', 'Otro')],
  }),
  exampleQuestion('radio', 'customer', {
    label: '¿Ya es cliente?',
    choices: [choice('yes', 'Sí'), choice('no', 'Todavía no')],
  }),
  exampleQuestion('file', 'photo', {
    label: 'Foto de la llave',
    help: 'Sobre papel milimetrado, de frente.',
    kinds: ['image/jpeg', 'image/png', 'application/pdf'],
    maxMegabytes: '5',
    maxFiles: '2',
  }),
  exampleQuestion('consent', 'terms', {
    label: 'Condiciones',
    nameInMessages: 'las condiciones',
    isRequired: true,
    text: exampleText('He leído las condiciones y acepto que guarden mis datos para responderme.'),
  }),
  exampleQuestion('hidden', 'origin', { value: 'web' }),
]
