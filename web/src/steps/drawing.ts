// What a framed page runs first of its script, as a task of its own (public/frame.js): with all the rest at one go a slow
// phone stands still for all of it.
import { createRoot } from 'react-dom/client'
import { make } from './made.ts'

make(createRoot)
