import { z } from 'zod'

export const EnquiryId = z.uuid().brand<'EnquiryId'>()
export type EnquiryId = z.infer<typeof EnquiryId>
export const EnquiryParams = z.object({ id: EnquiryId })

/** What somebody asks of sales, with an account or without. */
export const NewEnquiry = z.object({
  name: z.string().trim().min(1).max(100),
  company: z.string().trim().min(1).max(200),
  email: z.email().max(254),
  phone: z.string().trim().max(30).optional(),
  message: z.string().trim().min(10).max(2000),
})
export type NewEnquiry = z.infer<typeof NewEnquiry>

export const EnquirySent = z.object({ success: z.literal(true), message: z.string() })

/** An enquiry as administrators see it. */
export const Enquiry = z.object({
  id: EnquiryId,
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  created_at: z.iso.datetime(),
  answered_at: z.iso.datetime().nullable(),
})
export type Enquiry = z.infer<typeof Enquiry>
