export { woodcraft } from '@nora/catalogue'
