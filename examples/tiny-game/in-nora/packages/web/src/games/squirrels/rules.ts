import { squirrels } from '@nora/squirrels'
import { rulebook } from '../rulebook.ts'

export const rules = rulebook(squirrels(), squirrels)
