import type { ReactNode } from 'react'
export default async function RootLayout({
  children,
  params,
}: {
  children: ReactNode
  params: Promise<{ locale: string }>
}) {
  return (
    <html lang={(await params).locale}>
      <body>{children}</body>
    </html>
  )
}
