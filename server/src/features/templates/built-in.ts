import { ContractType, FieldKind, keysIn, TemplateField, type TemplateGuide } from '@karar/schema'
import { parse } from 'yaml'
import { z } from 'zod'
import { readSource, type TemplateSource, templateSources } from './sources.ts'

/** A template that comes with Karar. */
export interface BuiltInTemplate extends Omit<TemplateSource, 'text'> {
  name: string
  description: string
  contractType: ContractType | null
  guide: TemplateGuide
  content: string
  fields: TemplateField[]
}

const Field = z.strictObject({
  key: z.string(),
  label: z.string(),
  kind: FieldKind,
  help: z.string(),
  example: z.coerce.string(),
  options: z.array(z.string()).optional(),
})
const Party = z.strictObject({
  key: z.string(),
  role: z.string(),
  own: z.literal(true).optional(),
  person: z.literal(true).optional(),
  example: z.string(),
  form: z.string().optional(),
  address: z.string(),
  signatory: z.string().optional(),
  title: z.string().optional(),
  email: z.string(),
})
type Party = z.infer<typeof Party>
const Head = z.strictObject({
  name: z.string(),
  description: z.string(),
  contract_type: ContractType.optional(),
  // read by the analyser as a kind of its own, but signed by nobody
  policy: z.literal(true).optional(),
  when: z.string(),
  not_for: z.string(),
  prepare: z.string(),
  parties: z.array(Party).default([]),
  fields: z.array(Field).default([]),
})
const PartField = Field.omit({ key: true, example: true })
const Parts = z.strictObject({
  common: z.record(z.string(), Field.omit({ key: true })),
  organisation: z.record(z.string(), PartField),
  person: z.record(z.string(), PartField),
})

let known: readonly BuiltInTemplate[] | undefined

/**
 * All templates that come with Karar. To read them takes a start a third of a second, so it is left until one of them is new.
 */
export function readBuiltInTemplates(): readonly BuiltInTemplate[] {
  known ??= readAll()
  return known
}

function readAll(): BuiltInTemplate[] {
  const parts = Parts.parse(parse(readSource('parts/fields.yaml')))
  return templateSources().map((source) => readOne(source, parts))
}

function readOne({ slug, category, text, digest }: TemplateSource, parts: z.infer<typeof Parts>): BuiltInTemplate {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  // dates stay as they are written
  const { name, description, contract_type, when, not_for, prepare, parties, fields } = Head.parse(
    parse(head, { schema: 'core' }),
  )
  const content = expand(body).trim()
  const described = new Map<string, z.input<typeof TemplateField>>()
  for (const [key, field] of Object.entries(parts.common)) described.set(key, { key, ...field })
  for (const party of parties) for (const field of fieldsOf(party, parts)) described.set(field.key, field)
  for (const field of fields) described.set(field.key, field)
  const used = keysIn(content).map((key) => {
    const field = described.get(key)
    if (!field) throw new Error(`${category}/${slug}: the field ${key} is not described`)
    return TemplateField.parse(field)
  })
  return {
    slug,
    name,
    category,
    description,
    contractType: contract_type ?? null,
    guide: { when, not_for, prepare },
    content,
    fields: used,
    digest,
  }
}

/** The fields of a party, in its own role's name; of the reader's own, some come from the account. */
function fieldsOf(party: Party, parts: z.infer<typeof Parts>): TemplateField[] {
  const kinds = party.person ? parts.person : parts.organisation
  const examples: Record<string, string | undefined> = {
    name: party.example,
    kind: party.form ?? defaultForm(party.example, parts),
    address: party.address,
    signatory: party.signatory,
    title: party.title,
    email: party.email,
  }
  return Object.entries(kinds).map(([part, field]) => {
    const fills = party.own ? ({ name: 'company_name', email: 'email' } as const)[part] : undefined
    return {
      ...field,
      key: `${party.key}_${part}`,
      label: field.label.replace('$2', party.role),
      example: examples[part] ?? '',
      ...(fills && { fills_from: fills }),
    }
  })
}

/** An LLP by its name, else a company. */
function defaultForm(name: string, { organisation }: z.infer<typeof Parts>): string | undefined {
  const options = organisation.kind?.options ?? []
  return / LLP$/.test(name) ? options[1] : options[0]
}

/** `@{part argument "argument of words"}` stands for a part that templates share, with $1, $2, ... filled in. */
function expand(body: string): string {
  return body.replace(/@\{([^{}]*)\}/g, (_, call: string) => {
    const [part, ...values] = Array.from(
      call.matchAll(/"([^"]*)"|(\S+)/g),
      ([, quoted, plain]) => quoted ?? plain ?? '',
    )
    return readSource(`parts/${part}.md`)
      .trim()
      .replace(/\$(\d)/g, (whole, number: string) => values[Number(number) - 1] ?? whole)
  })
}
