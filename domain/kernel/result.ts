/** A refusal: a stable code, a sentence for people, and the details that its endpoint declares, which are safe to show. */
export interface Refusal<Code extends string = string, Details = undefined> {
  readonly code: Code;
  readonly message: string;
  readonly details: Details;
}

/** Any refusal, with details or without. */
export type AnyRefusal = Refusal<string, unknown>;

/** What `refuse` returns. */
export interface Refused<R extends AnyRefusal> {
  readonly ok: false;
  readonly refusal: R;
}

/** The refusals in a result, or in what somebody decided. */
export type RefusalIn<Decided> = Decided extends { readonly refusal: infer R extends AnyRefusal } ? R : never;

/** Refusals without details. One type for each code, so that a code tells its details apart; none for no code. */
export type Plain<Code extends string> = { readonly [Each in Code]: Refusal<Each> }[Code];

/**
 * A refusal is returned and a failure is thrown. A use case never throws to refuse. `Code` names the refusals without details,
 * `Detailed` are those with them: `Result<Invoice, 'INVOICE_NOT_FOUND', Refusal<'MORE_THAN_OWED', Owed>>`.
 */
export type Result<Value, Code extends string = never, Detailed extends AnyRefusal = never> =
  | { readonly ok: true; readonly value: Value }
  | Refused<Plain<Code> | Detailed>;

/** A success. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

/** A refusal: `refuse('MAILBOX_NOT_FOUND', 'No virtual mailbox assigned')`. Details need a schema in the endpoint's contract. */
export function refuse<const Code extends string>(code: Code, message: string): Refused<Refusal<Code>>;
export function refuse<const Code extends string, Details extends object>(
  code: Code,
  message: string,
  details: Details,
): Refused<Refusal<Code, Details>>;
export function refuse(code: string, message: string, details?: object): Refused<AnyRefusal> {
  return { ok: false, refusal: { code, message, details } };
}
