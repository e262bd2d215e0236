// Schemas as a person reads them, for docs/protocol.md.
import * as z from 'zod/mini'

/** A record that would be longer is written field by field. */
const WIDTH = 110

type Schema = z.ZodMiniType

interface Described {
  /** The name it is written by. */
  readonly title?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Described[]
  readonly anyOf?: readonly Described[]
  readonly properties?: { readonly [name: string]: Described }
  readonly required?: readonly string[]
  readonly additionalProperties?: unknown
  readonly items?: Described
  readonly prefixItems?: readonly Described[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** Writes schemas; one that has a name of its own is written by its name wherever it is part of another. */
export class Writer {
  private readonly names = new Map<string, string>()
  private readonly named: { readonly [name: string]: Schema }

  constructor(named: { readonly [name: string]: Schema }) {
    this.named = named
    for (const [name, schema] of Object.entries(named)) this.names.set(JSON.stringify(described(schema)), name)
  }

  /** Every named schema: its alternatives one to a line. */
  text(): string {
    return Object.entries(this.named)
      .map(([name, schema]) => {
        const { oneOf, ...whole } = described(schema)
        const lines = (oneOf ?? [whole]).map((one) => indented(`${oneOf ? '| ' : ''}${this.outer(one)}`))
        return `${name} =\n${lines.join('\n')}`
      })
      .join('\n\n')
  }

  private write(schema: Described): string {
    return this.names.get(JSON.stringify(schema)) ?? this.outer(schema)
  }

  private outer(schema: Described): string {
    if (schema.title !== undefined) return schema.title
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
    const either = schema.oneOf ?? schema.anyOf
    if (either) return either.map((one) => this.write(one)).join(' | ')
    if (schema.prefixItems) return `[${schema.prefixItems.map((one) => this.write(one)).join(', ')}]`
    if (Array.isArray(schema.type)) return schema.type.map((type) => this.plain({ ...schema, type })).join(' | ')
    return this.plain(schema)
  }

  private plain(schema: Described): string {
    switch (schema.type) {
      case 'array':
        return `(${this.write(schema.items ?? {})})[]`.replace(/^\((\w+)\)/, '$1')
      case 'object':
        return this.record(schema)
      case 'string':
        return schema.maxLength === undefined ? 'text' : `text(${schema.minLength ?? 0}..${schema.maxLength})`
      case 'integer':
        return `whole${bounds(schema)}`
      case 'number':
        return 'number'
      case 'boolean':
        return 'boolean'
      case 'null':
        return 'null'
      case undefined:
        return 'json'
      default:
        throw new Error(`nobody knows how to write ${JSON.stringify(schema)}`)
    }
  }

  private record({ properties = {}, required = [], additionalProperties }: Described): string {
    const fields = Object.entries(properties).map(([name, schema]) => {
      const optional = required.includes(name) ? '' : '?'
      return `${name}${optional}: ${this.write(schema)}`
    })
    const all = [...fields, ...(additionalProperties === false ? [] : ['...'])]
    const line = `{ ${all.join(', ')} }`
    return line.length <= WIDTH ? line : `{\n${all.map((field) => indented(`${field},`)).join('\n')}\n}`
  }
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ')

function described(schema: Schema): Described {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    unrepresentable: 'any',
    // That lists are only read is nothing that is seen on the wire.
    override: ({ jsonSchema }) => delete jsonSchema.readOnly,
  })
  return rest as Described
}

function bounds({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Described): string {
  const from = minimum === Number.MIN_SAFE_INTEGER ? '' : String(minimum)
  const to = maximum === Number.MAX_SAFE_INTEGER ? '' : String(maximum)
  return from === '' && to === '' ? '' : `(${from}..${to})`
}
