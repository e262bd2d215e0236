import { createJSONStorage } from 'zustand/middleware'

/**
 * What is kept in small: where the browser has no space left, what is set holds for as long as the page, and nobody is stopped by it.
 * Where a browser forbids even to look, there is no such storage at all.
 */
export const forgivingStorage = <S>() =>
  createJSONStorage<S>(() => {
    const { localStorage } = window
    return {
      getItem: (name) => localStorage.getItem(name),
      setItem: (name, text) => {
        try {
          localStorage.setItem(name, text)
        } catch (error) {
          console.warn(error)
        }
      },
      removeItem: (name) => localStorage.removeItem(name),
    }
  })
