import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { useIslandScripts } from './island-scripts.ts';
import type { IslandComponent, IslandName } from './registry.ts';

/** When an island is hydrated: at the first pointer, focus or key event inside it, or when the page loads. */
type IslandTrigger = 'touch' | 'load';

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  readonly of: IslandComponent<Name>;
  /** The component's props. They are stored in the page as JSON. */
  readonly props: ComponentProps<IslandComponent<Name>>;
  readonly on?: IslandTrigger;
  /** The component reads the query of the address, so a page with a query hydrates it at once. */
  readonly readsQuery?: boolean;
  /** The island is the point of its page: its code is fetched when the page has loaded, and not only when somebody comes near. */
  readonly isThePoint?: boolean;
}

/**
 * A part of a static page that stays plain HTML until `hydrateOnDemand` fetches its code. A page has each island at most
 * once, because the name is also the prefix of the element ids in it.
 */
export const Island = <Name extends IslandName>({
  name,
  of,
  props,
  on = 'touch',
  readsQuery = false,
  isThePoint = false,
}: IslandProps<Name>) => {
  // The types above match component and props. From here on the general component type is enough.
  const Component = of as ComponentType<object>;
  return (
    <div
      data-island={name}
      data-on={on === 'load' ? on : undefined}
      data-query={readsQuery || undefined}
      data-code={useIslandScripts(name)}
      data-ahead={on === 'load' ? undefined : isThePoint ? 'load' : ''}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same component, escaped by it
      dangerouslySetInnerHTML={{
        __html: renderToString(createElement(Component, props as object), { identifierPrefix: name }),
      }}
    />
  );
};
