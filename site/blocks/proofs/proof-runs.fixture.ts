/** Pages that a proof draws of each block; `npm run drills` asks for many more. */
export const proofRuns = Number(process.env['PROOF_RUNS'] || 8)
