import { Toaster as SonnerToaster, toast } from 'sonner';

/** How long a toast stays (trade.md, What the owner fixed). */
const TOAST_DURATION_MS = 5000;

/** Shows toasts at the top right for five seconds. The app mounts it once. */
export const Toaster = () => (
  <SonnerToaster
    position="top-right"
    duration={TOAST_DURATION_MS}
    closeButton
    offset={{ top: 72, right: 16 }}
    mobileOffset={{ top: 64, left: 16, right: 16 }}
  />
);

export { toast };
