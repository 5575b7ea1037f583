import * as z from 'zod/mini';

const Words = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

/** Marketing claims. The owner is responsible for them, so each can be changed or left out (specification §1). */
export const Claims = z.strictObject({
  /** For example `Licensed TSA known shipper`, which the owner may have to change. */
  badges: z.array(Words(60)).check(z.maxLength(6)),
  /** Large numbers with a few words: `5,000+`, `shipments`. */
  stats: z.array(z.strictObject({ figure: Words(12), words: Words(40) })).check(z.maxLength(6)),
});
export type Claims = z.infer<typeof Claims>;

export const Testimonial = z.strictObject({
  name: Words(60),
  location: Words(60),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  text: Words(400),
  shipmentType: Words(40),
  /** True for an invented one, for demonstrations. A production stage never shows it. */
  sample: z.boolean(),
});
export type Testimonial = z.infer<typeof Testimonial>;

export const Testimonials = z.strictObject({ items: z.array(Testimonial).check(z.maxLength(12)) });
export type Testimonials = z.infer<typeof Testimonials>;

/** Blocks of the home page that can be switched on and off. */
export const HomeFlags = z.strictObject({
  /** The virtual-mailbox block. Off by default (specification §2). */
  mailboxBlock: z.boolean(),
});
export type HomeFlags = z.infer<typeof HomeFlags>;
