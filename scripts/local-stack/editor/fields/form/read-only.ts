import { createContext } from 'react'

/** Whether the controls inside are read-only. Native inputs are disabled by a fieldset around them. */
export const ReadOnly = createContext(false)
