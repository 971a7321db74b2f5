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

/** One question of each kind, with rules and conditions, in wire form. */
export const exampleFormFields: readonly WireBlock[] = [
  {
    component: 'form_checkboxes',
    _uid: 'form-interest',
    name: 'interest',
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
  },
  { component: 'form_text', _uid: 'form-company', name: 'company', label: 'Empresa', autofill: 'organization' },
  { component: 'form_email', _uid: 'form-email', name: 'email', label: 'Correo electrónico', isRequired: true },
  {
    component: 'form_phone',
    _uid: 'form-phone',
    name: 'phone',
    label: 'Teléfono',
    help: 'Solo cifras, con el prefijo del país.',
    requireWhen: when('interest', 'callback'),
  },
  {
    component: 'form_textarea',
    _uid: 'form-address',
    name: 'address',
    label: 'Dirección',
    rows: '3',
    autofill: 'street-address',
    showWhen: when('interest', 'visit'),
    requireWhen: when('interest', 'visit'),
  },
  {
    component: 'form_number',
    _uid: 'form-machines',
    name: 'machines',
    label: 'Máquinas en el taller',
    unit: 'máquinas',
    rules: [rule('between', '0\n500')],
  },
  { component: 'form_date', _uid: 'form-day', name: 'day', label: 'Día preferido', rules: [rule('date_after')] },
  {
    component: 'form_select',
    _uid: 'form-country',
    name: 'country',
    label: 'País',
    choices: [choice('es', 'España'), choice('de', 'Alemania'), choice('other', 'Otro')],
  },
  {
    component: 'form_radio',
    _uid: 'form-customer',
    name: 'customer',
    label: '¿Ya es cliente?',
    choices: [choice('yes', 'Sí'), choice('no', 'Todavía no')],
  },
  {
    component: 'form_file',
    _uid: 'form-photo',
    name: 'photo',
    label: 'Foto de la llave',
    help: 'Sobre papel milimetrado, de frente.',
    kinds: ['image/jpeg', 'image/png', 'application/pdf'],
    maxMegabytes: '5',
    maxFiles: '2',
  },
  {
    component: 'form_consent',
    _uid: 'form-terms',
    name: 'terms',
    label: 'Condiciones',
    nameInMessages: 'las condiciones',
    isRequired: true,
    text: exampleText('He leído las condiciones y acepto que guarden mis datos para responderme.'),
  },
  { component: 'form_hidden', _uid: 'form-origin', name: 'origin', value: 'web' },
]
