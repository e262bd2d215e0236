export { createServer } from './create-server.ts'
export { readSettings, type Settings, SettingsError } from './settings.ts'
