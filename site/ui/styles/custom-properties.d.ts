/** A custom property, which gives style sheets a value. */
export type CustomProperty = `--${string}`

declare module 'react' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface is merged with React's
  interface CSSProperties {
    [name: CustomProperty]: string | number | undefined
  }
}
