/** A problem of a text: its place (`<type>/<id>#<field path>` or a file), and a sentence. */
export type ContentProblem = { at: string; message: string }
