import type { ReactNode } from 'react'
import { StoryblokProvider } from './storyblok-provider'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <StoryblokProvider>
      <html lang="es">
        <head>
          <style>{'img{max-width:100%;height:auto}'}</style>
        </head>
        <body>{children}</body>
      </html>
    </StoryblokProvider>
  )
}
