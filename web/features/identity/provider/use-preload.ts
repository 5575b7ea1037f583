import { type RefObject, useEffect } from 'react';
import { preloadProvider } from './load-provider.ts';

/** Loads the provider at the first focus in the form, so that it is there when the form is sent. */
export const usePreloadOnFocus = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const { current } = form;
    if (current === null) return;
    if (current.contains(document.activeElement)) preloadProvider();
    current.addEventListener('focusin', preloadProvider, { once: true });
    return () => current.removeEventListener('focusin', preloadProvider);
  }, [form]);
};
