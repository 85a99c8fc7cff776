// The fourth of these tasks; what is left of the start comes with the page's own script.
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { make } from './made.ts'

make(createBrowserRouter, RouterProvider)
