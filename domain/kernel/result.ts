/** A refusal: a stable code, a sentence for people, and details that are safe to show. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** A refusal is returned and a failure is thrown. A use case never throws to refuse. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** A success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** A refusal: `refuse('MAILBOX_NOT_FOUND', 'No virtual mailbox assigned')`. */
export const refuse = <Code extends string>(
  code: Code,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({
  ok: false,
  refusal: details === undefined ? { code, message } : { code, message, details },
});
