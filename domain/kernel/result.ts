/** What the business answers when it says no: a stable code, a sentence for people, and safe details. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly message: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Refused is a value; failed is a throw. A use case returns this and never throws to say no. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal<Code> };

/** The business says yes. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** The business says no: `refuse('MAILBOX_NOT_FOUND', 'No virtual mailbox assigned')`. */
export const refuse = <Code extends string>(
  code: Code,
  message: string,
  details?: Readonly<Record<string, unknown>>,
): { readonly ok: false; readonly refusal: Refusal<Code> } => ({
  ok: false,
  refusal: details === undefined ? { code, message } : { code, message, details },
});
