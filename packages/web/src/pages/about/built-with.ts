/** What the pages are built with; a test keeps it in step with what is installed. */
export const builtWith = [
  { name: 'React', package: 'react', licence: 'MIT' },
  { name: 'ReactDOM', package: 'react-dom', licence: 'MIT' },
  { name: 'Zustand', package: 'zustand', licence: 'MIT' },
  { name: 'Wouter', package: 'wouter', licence: 'Unlicense' },
  { name: 'Comlink', package: 'comlink', licence: 'Apache-2.0' },
  { name: 'IDB', package: 'idb', licence: 'ISC' },
  { name: 'Zod', package: 'zod', licence: 'MIT' },
  { name: 'FormatJS', package: 'intl-messageformat', licence: 'BSD-3-Clause' },
  { name: 'Alegreya', package: '@fontsource-variable/alegreya', licence: 'OFL-1.1' },
  { name: 'Inter', package: '@fontsource-variable/inter', licence: 'OFL-1.1' },
] as const
