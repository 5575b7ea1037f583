import * as z from 'zod/mini';
import { type EnquiryTopic, formKinds } from '../topics.ts';
import { type EnquiryFields, enquiryErrors, normalizeEnquiry } from './validation.ts';

const optionalText = z._default(z.string().check(z.maxLength(20_000)), '');

const fields = z.strictObject({
  kind: z.enum(formKinds),
  topic: optionalText,
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  number: optionalText,
  message: optionalText,
  page: z.string().check(z.regex(/^\/[^\s]{0,200}$/, 'A page is a path of ours.')),
  /** Hidden field: only robots fill it in. */
  website: optionalText,
});

interface IssueContext {
  readonly issues: {
    push: (issue: { code: 'custom'; message: string; path: string[]; input: unknown }) => unknown;
  };
}

const addProblems = (context: IssueContext, form: EnquiryFields): void => {
  for (const [field, message] of Object.entries(enquiryErrors(form)))
    context.issues.push({ code: 'custom', message, path: [field], input: undefined });
};

/** An enquiry as the form sends it, validated exactly as the form validates it. */
export const NewEnquiry = z.pipe(
  fields,
  z.transform(({ kind, page, website, ...form }, context) => {
    addProblems(context, form);
    // An unknown topic is already a problem at this point, so the type is safe.
    const normalized = normalizeEnquiry(form) as EnquiryFields & { readonly topic: EnquiryTopic };
    return { ...normalized, kind, page, isTrapped: website !== '' };
  }),
);
export type NewEnquiry = z.output<typeof NewEnquiry>;
