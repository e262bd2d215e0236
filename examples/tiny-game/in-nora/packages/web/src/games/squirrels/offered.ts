export { squirrels as offered } from '@nora/catalogue'
