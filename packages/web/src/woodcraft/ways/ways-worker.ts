import { shortestWay, type WayQuestion } from '@nora/woodcraft'
import { expose } from 'comlink'

/** Thinks about ways beside the page, so that nothing stops while it thinks. */
const finder = { find: (question: WayQuestion) => shortestWay(question) }

export type Finder = typeof finder

expose(finder)
