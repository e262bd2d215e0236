export { wistar as offered } from '@nora/catalogue'
