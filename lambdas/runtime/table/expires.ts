import { type ExpiringClass, retention } from '#domain/kernel/retention.ts';

declare const named: unique symbol;

/** A value of `expires_at`: seconds since 1970, as DynamoDB needs it. Only this file makes one, so each item names its class. */
export type Expiry = number & { readonly [named]: true };

/** When what began at an instant is deleted, by its class of retention. */
export const expires = (since: Date, kept: ExpiringClass): Expiry =>
  (Math.floor(since.getTime() / 1000) + retention[kept].days * 86_400) as Expiry;
