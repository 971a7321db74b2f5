import { createRoot } from 'react-dom/client'
import { EditorPage } from './editor-page.tsx'
import './tokens.css'

const place = document.getElementById('editor')
if (place) createRoot(place).render(<EditorPage />)
