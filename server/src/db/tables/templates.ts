import type {
  ContractType,
  DraftId,
  TemplateCategory,
  TemplateField,
  TemplateGuide,
  TemplateId,
  UserId,
} from '@karar/schema'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { time } from './columns.ts'

/** Templates of contracts and policies: those that come with Karar, and those that administrators made. */
export const policyTemplates = pgTable(
  'policy_templates',
  {
    id: uuid('id').$type<TemplateId>().primaryKey(),
    /** of one that comes with Karar, the name of its file; null of others */
    slug: text('slug').unique(),
    name: text('name').notNull(),
    category: text('category').$type<TemplateCategory>().notNull(),
    description: text('description').notNull(),
    content: text('template_content').notNull(),
    contractType: text('contract_type').$type<ContractType>(),
    guide: jsonb('guide').$type<TemplateGuide>(),
    /** the fields that are described; the text may hold more */
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    /** of one that comes with Karar: a newer version brings another */
    digest: text('digest'),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    /** an administrator changed it: a newer version leaves it as it is */
    editedAt: time('edited_at'),
    /** an administrator deleted it: a newer version does not bring it back */
    deletedAt: time('deleted_at'),
  },
  (table) => [index('policy_templates_category_name').on(table.category, table.name)],
)

/** What people have filled in of a template, with its text as it stood then. */
export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').$type<DraftId>().primaryKey(),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    templateId: uuid('template_id')
      .$type<TemplateId>()
      .references(() => policyTemplates.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    category: text('category').$type<TemplateCategory>().notNull(),
    isContract: boolean('is_contract').notNull(),
    content: text('template_content').notNull(),
    guide: jsonb('guide').$type<TemplateGuide>(),
    fields: jsonb('fields').$type<TemplateField[]>().notNull(),
    values: jsonb('values').$type<Record<string, string>>().notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('drafts_user_id_id').on(table.userId, table.id), index('drafts_template_id').on(table.templateId)],
)
