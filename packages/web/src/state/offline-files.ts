import { create } from 'zustand'

interface Kept {
  /** Files that are on this device already, of all that are needed to play without a network. */
  readonly kept: number
  readonly all: number
}

/** How far this device has come with keeping the site; nothing where it cannot. */
export const useOfflineFiles = create<Kept>(() => ({ kept: 0, all: 0 }))
