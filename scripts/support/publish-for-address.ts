import type { Cloud } from 'home-cloud';

/**
 * Publishes the pages again when they contain another address than the one that they are served at, or do not say yet that cards are
 * taken where they are (`takesCards`). They are built for the usual port and without cards, and the publishing job would correct them
 * only minutes later.
 */
export const publishForAddress = async (
  { url, template, invoke }: Pick<Cloud, 'url' | 'template' | 'invoke'>,
  { takesCards = false } = {},
): Promise<void> => {
  const [robots, settings] = await Promise.all(
    ['/robots.txt', '/settings.json'].map(async (path) => (await fetch(`${url}${path}`)).text()),
  );
  const saysCards = settings?.includes('"onlinePayment":true') ?? false;
  if (robots?.includes(`${url}/`) && (saysCards || !takesCards)) return;
  const publish = template
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => logicalId.startsWith('ContentPublish'));
  if (publish) await invoke(publish.ref, {});
};
