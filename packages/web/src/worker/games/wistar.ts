export { wistar } from '@nora/catalogue'
