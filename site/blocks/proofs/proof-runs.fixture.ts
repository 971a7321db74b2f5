/** Pages that a proof renders of each block; `npm run drills` renders many more. */
export const proofRuns = Number(process.env['PROOF_RUNS'] || 8)
