import { expect, test, vi } from 'vitest';
import { publishForAddress } from '../../../scripts/support/publish-for-address.ts';
import { cloudForThisFile } from '../../support/for-this-file.ts';

const cloud = cloudForThisFile();

const named = async (path: string, pattern: RegExp): Promise<readonly (string | undefined)[]> => {
  const text = await (await fetch(`${cloud.url}${path}`)).text();
  return [...new Set([...text.matchAll(pattern)].map(([, origin]) => origin))];
};

test('on another port the pages are published once more, with their own address', async () => {
  expect(await named('/robots.txt', /Sitemap: (.*)\/sitemap.xml/g)).toEqual(['http://localhost:4400']);
  const invoke = vi.fn(cloud.invoke);
  await publishForAddress({ ...cloud, invoke });
  expect(await named('/robots.txt', /Sitemap: (.*)\/sitemap.xml/g)).toEqual([cloud.url]);
  expect(await named('/sitemap.xml', /<loc>(http:\/\/[^/]+)\//g)).toEqual([cloud.url]);
  expect(await named('/about', /rel="canonical" href="(.*?)\/about"/g)).toEqual([cloud.url]);
  expect(await named('/about', /property="og:url" content="(.*?)\/about"/g)).toEqual([cloud.url]);
  await publishForAddress({ ...cloud, invoke });
  expect(invoke).toHaveBeenCalledTimes(1);
});
