import type { Cloud } from 'home-cloud';

/**
 * Has the pages published anew where they name another address than the one they are read at: they are built for the usual
 * port, and the publishing job would look minutes later.
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
