'use client'

export { FailureScreen as default } from '#site/browser/navigation/failure/failure-screen.client.tsx'
