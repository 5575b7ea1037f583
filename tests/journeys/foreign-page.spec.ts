import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a page of another origin cannot ask for our people, and ours cannot administer them', async ({
  page,
}) => {
  await page.goto('/auth/login');
  const baseURL = new URL(page.url()).origin;
  expect(await page.evaluate(ask, [baseURL, 'GetUser'] as const)).toContain('Invalid Access Token');
  const administering = await page.evaluate(ask, [baseURL, 'ListUsers'] as const);
  expect(administering).toContain('MissingAuthenticationTokenException');

  const stranger = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end('hello'),
  );
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://localhost:${(stranger.address() as AddressInfo).port}/`);
  await expect(page.locator('body')).toHaveText('hello');
  for (const operation of ['ListUsers', 'AdminSetUserPassword', 'GetUser']) {
    expect(await page.evaluate(ask, [baseURL, operation] as const)).toBeUndefined();
  }
  await new Promise((resolve) => {
    stranger.close(resolve);
    stranger.closeAllConnections();
  });
});
