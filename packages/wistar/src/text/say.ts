import type { CountForm, MessageRef, Text } from '@nora/effects'

/** What the cards of this game say is kept together in one area of the messages. */
export const AREA = 'wistarCards'

type Params = { readonly [name: string]: Text }

export function said(id: string, params?: Params): MessageRef {
  return params ? { id: `${AREA}.${id}`, params } : { id: `${AREA}.${id}` }
}

/** The name of an icon, type, deck, region and the like. */
export function named(sort: string, name: string): MessageRef {
  return said(`${sort}.${name}`)
}

/** A sentence with or without the sorts it is narrowed to: "an invention", "an invention (tool, basic)". */
export function narrowed(
  id: string,
  sorts: { readonly [sort: string]: string | undefined },
  params: Params = {},
): MessageRef {
  const given = Object.entries(sorts).flatMap(([sort, name]) => (name === undefined ? [] : [named(sort, name)]))
  return given.length === 0
    ? said(id, params)
    : said(`${id}Of`, { ...params, sort: given.length === 1 ? (given[0] as MessageRef) : { all: given } })
}

/** The same for something counted, in one of its three forms. */
export function counted(
  name: string,
  n: number,
  form: CountForm,
  sorts: { readonly [sort: string]: string | undefined } = {},
): MessageRef {
  const given = Object.values(sorts).some((sort) => sort !== undefined)
  const { params } = narrowed('', sorts, form === 'more' ? {} : { n })
  return said(`count.${name}${given ? 'Of' : ''}.${form}`, params)
}
