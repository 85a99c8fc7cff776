// What all shapes are made of, as a task of its own: before the first of them, which else comes in one with it.
import { object } from 'zod'
import { make } from './made.ts'

make(object({}))
