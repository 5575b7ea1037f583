import { expectTypeOf, test } from 'vitest';
import type { renderSite as carried, renderBlog as carriedBlog } from '#site-renderer';
import type { renderBlog, renderSite } from '#web/site/render.tsx';

/** A check at compile time: functions import nothing from `web` and know the renderer only by its declaration. */
test('the publishing function declares the renderer with its real type', () => {
  expectTypeOf<Parameters<typeof carried>[0]>().toEqualTypeOf<Parameters<typeof renderSite>[0]>();
  expectTypeOf<ReturnType<typeof carried>>().toEqualTypeOf<ReturnType<typeof renderSite>>();
  expectTypeOf<Parameters<typeof carriedBlog>[0]>().toEqualTypeOf<Parameters<typeof renderBlog>[0]>();
  expectTypeOf<ReturnType<typeof carriedBlog>>().toEqualTypeOf<ReturnType<typeof renderBlog>>();
});
