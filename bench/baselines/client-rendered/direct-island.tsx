import { type ComponentType, createElement } from 'react';

/** In an app that renders in the browser, an island is an ordinary component. */
export const Island = ({ of, props }: { readonly of: ComponentType<object>; readonly props: object }) =>
  createElement(of, props);
