import { expectTypeOf, test } from 'vitest';
import type { renderSite as carried } from '#site-renderer';
import type { renderSite } from '#web/site/render.tsx';

/** Checked by the compiler: functions see the render function by its declaration alone, for they import nothing of the web. */
test('the publishing function knows the render function as it is', () => {
  expectTypeOf<Parameters<typeof carried>[0]>().toEqualTypeOf<Parameters<typeof renderSite>[0]>();
  expectTypeOf<ReturnType<typeof carried>>().toEqualTypeOf<ReturnType<typeof renderSite>>();
});
