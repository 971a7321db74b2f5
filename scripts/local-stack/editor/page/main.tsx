import { createRoot } from 'react-dom/client'
import { EditorPage } from './editor-page.tsx'
import './tokens.css'
import '../ui/ui.css'

const place = document.getElementById('editor')
if (place) createRoot(place).render(<EditorPage />)
