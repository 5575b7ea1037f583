import { type ComponentProps, type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandComponent, IslandName } from './registry.ts';

/**
 * What brings an island alive: the first touch anywhere inside (pointer, focus or key), coming into view, or the page
 * itself, at once.
 */
type IslandTrigger = 'touch' | 'visible' | 'load';

interface IslandProps<Name extends IslandName> {
  readonly name: Name;
  readonly of: IslandComponent<Name>;
  /** Everything it starts with; must survive JSON. */
  readonly props: ComponentProps<IslandComponent<Name>>;
  readonly on?: IslandTrigger;
  /** It shows what the address asks for, so an address with a query brings it alive at once. */
  readonly readsQuery?: boolean;
}

/**
 * A part of a static page that is plain HTML until `wakeIslands` in the browser finds a reason to fetch its code.
 * A page has at most one island of a name, which is also what its ids begin with.
 */
export const Island = <Name extends IslandName>({
  name,
  of,
  props,
  on = 'touch',
  readsQuery = false,
}: IslandProps<Name>) => {
  // The types above hold component and props together; what all components have in common is enough from here on.
  const Component = of as ComponentType<object>;
  return (
    <div
      data-island={name}
      data-on={on}
      data-reads-query={readsQuery || undefined}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same component, escaped by it
      dangerouslySetInnerHTML={{
        __html: renderToString(createElement(Component, props as object), { identifierPrefix: name }),
      }}
    />
  );
};
