// The kinds of shapes that all the others are made of: the first of each kind costs a slow phone as much as twenty more.
import { array, boolean, enum as choice, email, int, iso, string, uuid } from 'zod'
import { make } from './made.ts'

make(
  uuid(),
  string().max(1).nullable(),
  choice(['a']),
  email(),
  int().nonnegative(),
  iso.datetime(),
  boolean(),
  array(boolean()),
)
