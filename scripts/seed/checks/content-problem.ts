/** Something wrong with a text: where (`<type>/<id>#<field path>` or a file), and what, in a sentence. */
export type ContentProblem = { at: string; message: string }
