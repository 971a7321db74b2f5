'use client'

export { FailureScreen as default } from '#site/navigation/failure-screen.client.tsx'
