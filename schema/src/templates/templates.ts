import { z } from 'zod'
import { ListQuery } from '../documents.ts'
import { ContractType } from '../taxonomy-shapes.ts'

export const TemplateId = z.uuid().brand('TemplateId')
export type TemplateId = z.infer<typeof TemplateId>

/** What a policy template is about. */
export const TemplateCategory = z.enum([
  'gdpr',
  'soc2',
  'ai_policy',
  'indian_compliance',
  'indian_tax',
  'indian_financial',
  'indian_environmental',
  'data_protection',
  'security',
  'hr_policy',
  'it_policy',
  'other',
])
export type TemplateCategory = z.infer<typeof TemplateCategory>

export const FieldKind = z.enum([
  'text',
  'long_text',
  'name',
  'address',
  'email',
  'place',
  'date',
  'money',
  'number',
  'percent',
  'choice',
])
export type FieldKind = z.infer<typeof FieldKind>

/** A place in a template that is filled in: `{{key}}` in its text. */
export const TemplateField = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  label: z.string(),
  kind: FieldKind,
  help: z.string(),
  example: z.string(),
  options: z.array(z.string()).optional().meta({ description: 'of a choice' }),
  fills_from: z
    .enum(['company_name', 'email'])
    .optional()
    .meta({ description: 'what of the reader’s account it is filled with' }),
})
export type TemplateField = z.infer<typeof TemplateField>

/** When to use a template, when not, and what to have at hand. */
export const TemplateGuide = z.object({ when: z.string(), not_for: z.string(), prepare: z.string() })
export type TemplateGuide = z.infer<typeof TemplateGuide>

export const PolicyTemplate = z.object({
  id: TemplateId,
  name: z.string(),
  category: TemplateCategory,
  description: z.string(),
  template_content: z.string().meta({
    description: 'Headings (#), numbered paragraphs, lists and **bold** words; {{key}} where a field is filled in',
  }),
  contract_type: ContractType.nullable().meta({ description: 'null for a policy or procedure, which nobody signs' }),
  guide: TemplateGuide.nullable(),
  fields: z
    .array(TemplateField)
    .meta({ description: 'every field of the text, in the order in which it first appears' }),
  built_in: z.boolean().meta({ description: 'comes with Karar' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type PolicyTemplate = z.infer<typeof PolicyTemplate>

/** Most characters of a template's text. */
export const longestTemplate = 100_000

const missing = 'Please fill in all fields'
const filled = (most: number) =>
  z
    .string(missing)
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
    .trim()
    .min(1, missing)
    .max(most, { error: () => `Please shorten this to ${most.toLocaleString('en-IN')} characters` })

export const CreateTemplate = z.object({
  name: filled(150),
  category: z.enum(TemplateCategory.options, {
    // one that is filled in with something else is told which there are
    error: ({ input }) => (typeof input === 'string' && input.trim() !== '' ? undefined : missing),
  }),
  description: filled(500),
  template_content: filled(longestTemplate),
})
export type CreateTemplate = z.infer<typeof CreateTemplate>

export const EditTemplate = CreateTemplate.partial()
export type EditTemplate = z.infer<typeof EditTemplate>

export const TemplatesQuery = ListQuery.extend({
  category: TemplateCategory.optional(),
  q: z.string().trim().max(200).optional().meta({ description: 'each word must be in name, description or guide' }),
})
export type TemplatesQuery = z.infer<typeof TemplatesQuery>

export const TemplateParams = z.object({ id: TemplateId })

export const PaperFormat = z.enum(['docx', 'pdf', 'md'])
export type PaperFormat = z.infer<typeof PaperFormat>
export const PaperQuery = z.object({ format: PaperFormat.default('docx') })

/** What putting the templates of this version in place came to. */
export const InitializedTemplates = z.object({
  success: z.literal(true),
  created: z.int().nonnegative(),
  updated: z.int().nonnegative(),
  total: z.int().nonnegative(),
})
export type InitializedTemplates = z.infer<typeof InitializedTemplates>
