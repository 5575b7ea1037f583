import { useEffect, useRef, useState } from 'react';
import type { EndpointInput } from '#domain/kernel/endpoint.ts';
import type { SitePath } from '#domain/kernel/paths.ts';
import { settingsEndpoints } from '#domain/settings/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { previewAddress } from '#web/shell/preview/show-preview.ts';
import { pageWords } from './page-words.ts';

/** A part of the settings as it is typed. */
export type PreviewChange = EndpointInput<typeof settingsEndpoints.preview>['body']['change'];

const words = (path: SitePath): string =>
  `Preview of ${pageWords(path)}: not saved, nobody else sees it. Links, the menu and the calculator do not work here.`;

/** Previews of the public pages, rendered by the server with what is typed, each in a tab of its own. */
export const usePreview = (readChange: () => Promise<PreviewChange | undefined>) => {
  const [changed, setChanged] = useState<readonly SitePath[]>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const addresses = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const address of addresses.current) URL.revokeObjectURL(address);
    },
    [],
  );

  /** Asks the server. Undefined if a field is wrong, or if the server refused. */
  const ask = async (path?: SitePath) => {
    setBusy(true);
    setFailure('');
    try {
      const change = await readChange();
      if (change === undefined) return undefined;
      return await api(settingsEndpoints.preview, {
        body: { change, ...(path === undefined ? {} : { path }) },
      });
    } catch (thrown) {
      setFailure(messageOf(thrown));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const open = async (path: SitePath): Promise<void> => {
    // Opened at the press: browsers block tabs that open later.
    const tab = window.open('about:blank', '_blank');
    const reply = await ask(path);
    if (reply?.html === undefined) {
      tab?.close();
      return;
    }
    setChanged(reply.changed);
    if (tab === null) {
      setFailure('The browser did not open a new tab. Allow pop-ups for this site, then try again.');
      return;
    }
    const address = previewAddress(reply.html, words(path));
    addresses.current.push(address);
    tab.location.replace(address);
  };
  return {
    changed,
    busy,
    failure,
    /** Finds out which pages would change. */
    list: async (): Promise<void> => setChanged((await ask())?.changed),
    open,
    close: () => setChanged(undefined),
  };
};
