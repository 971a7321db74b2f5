/** Validators of route parameters beyond their form; an invalid one is a 404 (acceptance row D8). */
export type ValidatorName = 'product-line'
