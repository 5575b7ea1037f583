import * as z from 'zod/mini';

/**
 * The body of every answer that is not a success. `code` is stable and for programs, `message` is for people, support asks
 * for the `correlationId`, and `fields` has one message for each invalid field, by its path. The endpoint that refused has the schema
 * of `details`.
 */
export const Problem = z.object({
  code: z.string(),
  message: z.string(),
  correlationId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof Problem>;

/** The refusals that any endpoint may answer with, because they come from the runtime. */
export const runtimeProblems = {
  INVALID_INPUT: { status: 400, message: 'Please check the highlighted fields.' },
  UNAUTHORIZED: { status: 401, message: 'Please sign in.' },
  SESSION_ENDED: { status: 401, message: 'Your session has ended. Please sign in again.' },
  FORBIDDEN: { status: 403, message: 'You do not have access to this.' },
  NOT_FOUND: { status: 404, message: 'There is nothing here.' },
  BUSY: { status: 409, message: 'Others are changing this right now. Please try again.' },
  CONFLICT: { status: 409, message: 'Someone else changed this. Reload and try again.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'That is too much at once.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Please wait a moment and try again.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  TOO_SLOW: { status: 503, message: 'This is taking too long. Please wait a moment and try again.' },
} as const;
