import { expectTypeOf, test } from 'vitest';
import type { renderSite as carried } from '#site-renderer';
import type { renderSite } from '#web/site/render.tsx';

/** A compile-time check: functions import nothing of the web and know the render function only by its declaration. */
test('the publishing function declares the render function with its real type', () => {
  expectTypeOf<Parameters<typeof carried>[0]>().toEqualTypeOf<Parameters<typeof renderSite>[0]>();
  expectTypeOf<ReturnType<typeof carried>>().toEqualTypeOf<ReturnType<typeof renderSite>>();
});
