import * as z from 'zod/mini';

/** Query half of every paged list: an opaque cursor from the page before, and how many to return. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.maxLength(2048))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
};

/** Reply half of every paged list. `next` is absent on the last page. */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), next: z.optional(z.string()) });
