export { cats as offered } from '@nora/catalogue'
