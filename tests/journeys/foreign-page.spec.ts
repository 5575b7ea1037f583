import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

/** What a page asks Cognito, as any script can. The answer is undefined where the browser keeps it from the page. */
const ask = async ([url, operation]: readonly [string, string]): Promise<string | undefined> =>
  fetch(`${url}/local/aws/cognito-idp/`, {
    method: 'POST',
    body: JSON.stringify({ UserPoolId: 'us-east-1_any', AccessToken: 'none' }),
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=a/20260101/us-east-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=${'0'.repeat(64)}`,
    },
  }).then(
    (answer) => answer.text(),
    () => undefined,
  );

test('no page of ours administers people', { tag: looks }, async ({ page }) => {
  await page.goto('/auth/login');
  const { origin } = new URL(page.url());
  expect(await page.evaluate(ask, [origin, 'GetUser'] as const)).toContain('Invalid Access Token');
  const administering = await page.evaluate(ask, [origin, 'ListUsers'] as const);
  expect(administering).toContain('MissingAuthenticationTokenException');
});

test('a page of another origin learns nothing from us', { tag: looks }, async ({ page, browser }) => {
  await page.goto('/auth/login');
  const { origin } = new URL(page.url());
  const stranger = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('hello'),
  );
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const foreign = await browser.newPage();
  await foreign.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
  await expect(foreign.locator('body')).toHaveText('hello');
  for (const operation of ['ListUsers', 'AdminSetUserPassword', 'GetUser']) {
    expect(await foreign.evaluate(ask, [origin, operation] as const)).toBeUndefined();
  }
  await foreign.close();
  await new Promise((resolve) => {
    stranger.close(resolve);
    stranger.closeAllConnections();
  });
});
