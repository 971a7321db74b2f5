import { createRoot } from 'react-dom/client'
import './landing-field.css'
import { LandingField } from './landing-field.tsx'

// The CMS runs the bundle in a page of its own, where nothing is prepared for it.
const place = document.querySelector('#app') ?? document.body.appendChild(document.createElement('div'))
place.id = 'app'
createRoot(place).render(<LandingField />)
