/** A customer of the demo (README, "Addresses and credentials"). */
export const customer = { email: 'marta@levante.example', password: 'llaves-2026' }

/** A file that this customer may download. */
export const download = '/api/downloads/global/catalogos/llaves/tarifa-de-llaves-2026-2/en.pdf'
