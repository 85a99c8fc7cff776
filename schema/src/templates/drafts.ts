import { z } from 'zod'
import { TemplateCategory, TemplateField, TemplateGuide, TemplateId } from './templates.ts'

export const DraftId = z.uuid().brand('DraftId')
export type DraftId = z.infer<typeof DraftId>

/** Most drafts that one person keeps. */
export const mostDrafts = 200

const name = z
  .string()
  .overwrite((text) => text.replaceAll(/[\0-\x1f]/g, ' ').toWellFormed())
  .trim()
  .min(1, 'Please give the draft a name')
  .max(150, 'Please shorten this to 150 characters')

/** What was filled in, by the key of the field. A value that is blank is not filled in. */
const DraftValues = z
  .record(
    z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
    z
      .string()
      .overwrite((text) => text.replaceAll('\0', '').toWellFormed())
      .max(5000, 'Please shorten this to 5,000 characters'),
  )
  .refine((values) => Object.keys(values).length <= 200, 'A draft has at most 200 fields')

/** A contract or policy on its way: a template's text as it stood when it was begun, and what was filled in. */
export const Draft = z.object({
  id: DraftId,
  template_id: TemplateId.nullable().meta({ description: 'null once the template is gone' }),
  name: z.string(),
  category: TemplateCategory,
  is_contract: z.boolean().meta({ description: 'whether there is something to analyse' }),
  template_content: z.string(),
  guide: TemplateGuide.nullable(),
  fields: z.array(TemplateField),
  values: z.record(z.string(), z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Draft = z.infer<typeof Draft>

export const ListedDraft = Draft.pick({
  id: true,
  name: true,
  category: true,
  created_at: true,
  updated_at: true,
}).extend({
  filled: z.int().nonnegative().meta({ description: 'fields that are filled in' }),
  total: z.int().nonnegative(),
})
export type ListedDraft = z.infer<typeof ListedDraft>

export const CreateDraft = z.object({ template_id: TemplateId, name: name.optional() })
export type CreateDraft = z.infer<typeof CreateDraft>

export const SaveDraft = z.object({ name: name.optional(), values: DraftValues.optional() })
export type SaveDraft = z.infer<typeof SaveDraft>

export const DraftParams = z.object({ id: DraftId })
