export { cats } from '@nora/catalogue'
