import { useEffect } from 'react'
import { usePreferences } from '../state/preferences.ts'

/** Day or night as the person said, or as the device does. */
export function useTheme(): void {
  const theme = usePreferences((preferences) => preferences.theme)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
  }, [theme])
}
