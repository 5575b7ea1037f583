import type { Cloud } from 'home-cloud';

/**
 * Publishes the pages again when they contain another address than the one that they are served at. They are built for the usual
 * port, and the publishing job would correct them only minutes later.
 */
export const publishForAddress = async ({
  url,
  template,
  invoke,
}: Pick<Cloud, 'url' | 'template' | 'invoke'>): Promise<void> => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  if (robots.includes(`${url}/`)) return;
  const publish = template
    .ofType('AWS::Lambda::Function')
    .find(({ logicalId }) => logicalId.startsWith('ContentPublish'));
  if (publish) await invoke(publish.ref, {});
};
