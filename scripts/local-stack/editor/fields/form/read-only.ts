import { createContext } from 'react'

/** Whether the controls inside only show what they hold. Native inputs are disabled by a fieldset around them. */
export const ReadOnly = createContext(false)
