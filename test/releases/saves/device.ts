// What a browser keeps of the games on its device, taken out of it and put into it.
import type { Page } from 'playwright-core'

/** The stores of the database by name, each with its keys and values. */
export interface DeviceContents {
  readonly version: number
  readonly stores: { readonly [name: string]: readonly (readonly [IDBValidKey, unknown])[] }
}

export function contentsOf(page: Page): Promise<DeviceContents> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('nora'))
    const stores: Record<string, [IDBValidKey, unknown][]> = {}
    for (const name of database.objectStoreNames) {
      const store = database.transaction(name).objectStore(name)
      const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
      stores[name] = keys.map((key, index) => [key, values[index]])
    }
    const { version } = database
    database.close()
    return { version, stores }
  })
}

/** Before the page has opened the database itself: the one it finds is the one of then. */
export function fill(page: Page, contents: DeviceContents): Promise<void> {
  return page.evaluate(async (text) => {
    const { version, stores } = JSON.parse(text) as DeviceContents
    const opening = indexedDB.open('nora', version)
    opening.onupgradeneeded = () => {
      for (const name of Object.keys(stores))
        opening.result.createObjectStore(name, name === 'games' ? { keyPath: 'id' } : {})
    }
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const work = database.transaction(Object.keys(stores), 'readwrite')
    for (const [name, kept] of Object.entries(stores)) {
      const store = work.objectStore(name)
      for (const [key, value] of kept) store.keyPath === null ? store.put(value, key) : store.put(value)
    }
    await new Promise<void>((resolve, reject) => {
      work.oncomplete = () => resolve()
      work.onerror = () => reject(work.error)
    })
    database.close()
  }, JSON.stringify(contents))
}
