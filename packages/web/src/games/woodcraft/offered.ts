export { woodcraft as offered } from '@nora/catalogue'
