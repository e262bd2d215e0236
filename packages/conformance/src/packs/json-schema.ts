/** What of JSON Schema the schemas of this house use. */
export interface Schema {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: unknown
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly additionalProperties?: Schema | boolean
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: Schema }
}

/** What a reference in `root` stands for; anything else for itself. */
export function resolved(root: Schema, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  if (schema.$ref === '#') return root
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)
  return resolved(root, root.$defs?.[name] as Schema)
}

/** The readings of which a value has one. */
export function readingsOf({ anyOf, oneOf }: Schema): readonly Schema[] | undefined {
  return anyOf ?? oneOf
}

/** What a value of this form is directly made of. */
function partsOf(schema: Schema): Schema[] {
  const { properties = {}, additionalProperties, items, prefixItems = [], allOf = [] } = schema
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : []
  return [
    ...Object.values(properties),
    ...(readingsOf(schema) ?? []),
    ...allOf,
    ...prefixItems,
    ...(items ? [items] : []),
    ...values,
  ]
}

/** Every form that a value of this form may have in it, itself included. */
export function formsIn(root: Schema, schema: Schema): ReadonlySet<Schema> {
  const found = new Set<Schema>()
  const open = [resolved(root, schema)]
  for (let next = open.pop(); next; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...partsOf(next).map((part) => resolved(root, part)))
  }
  return found
}
