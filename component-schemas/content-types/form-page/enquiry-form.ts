import { exampleText, type WireBlock } from '../../schema/example-values.ts'

const interest = 'interest'

const choice = (value: string, label: string) => ({
  component: 'form_choice',
  _uid: `enquiry-choice-${value}`,
  value,
  label,
})

/** True when the visitor has chosen this interest. */
const wants = (value: string) => [
  { component: 'form_condition', _uid: `enquiry-wants-${value}`, question: interest, test: 'includes', value },
]

/**
 * The enquiry that the specification describes (acceptance row G1), in wire form: an address is needed for a visit and a
 * phone for a call. Each space sets recipients and thank-you page.
 */
export const enquiryForm = {
  component: 'form_page',
  _uid: 'enquiry',
  title: 'Díganos qué necesita',
  intro: 'Elija lo que le interesa y le responde quien sabe de ello, en un día laborable.',
  missingWords: 'short',
  submitLabel: 'Enviar la consulta',
  fields: [
    {
      component: 'form_checkboxes',
      _uid: 'enquiry-interest',
      name: interest,
      label: '¿Qué le interesa?',
      isRequired: true,
      choices: [
        choice('documentation', 'Documentación por correo electrónico'),
        choice('callback', 'Que me llamen por teléfono'),
        choice('visit', 'La visita de un comercial'),
        choice('offer', 'Una oferta de precio'),
      ],
    },
    {
      component: 'form_textarea',
      _uid: 'enquiry-products',
      name: 'products',
      label: 'Productos y cantidades',
      help: 'Un producto por línea. Con una lista del catálogo ya está escrito.',
      rows: '6',
      filledWith: 'list',
      showWhen: wants('offer'),
    },
    { component: 'form_email', _uid: 'enquiry-email', name: 'email', label: 'Correo electrónico', isRequired: true },
    {
      component: 'form_text',
      _uid: 'enquiry-company',
      name: 'company',
      label: 'Empresa',
      autofill: 'organization',
      isRequired: true,
    },
    {
      component: 'form_textarea',
      _uid: 'enquiry-address',
      name: 'address',
      label: 'Dirección',
      help: 'Calle, número, código postal y población, para preparar la visita.',
      rows: '3',
      autofill: 'street-address',
      requireWhen: wants('visit'),
    },
    {
      component: 'form_phone',
      _uid: 'enquiry-phone',
      name: 'phone',
      label: 'Teléfono',
      help: 'Solo cifras, de 8 a 16, con el prefijo de su país si no es España.',
      requireWhen: wants('callback'),
    },
    {
      component: 'form_consent',
      _uid: 'enquiry-terms',
      name: 'terms',
      label: 'Condiciones',
      nameInMessages: 'las condiciones',
      isRequired: true,
      text: exampleText('He leído la información sobre privacidad y acepto que guarden estos datos para responderme.'),
    },
  ],
} as const satisfies WireBlock
