import { Link, type LinkProps } from 'react-router-dom';
import { actionClass, type Looks } from './button.tsx';

/** A link of the app that looks like a button. It is in its own file because static pages have no router. */
export const LinkButton = ({ look, wide, className, ...rest }: LinkProps & Looks) => (
  <Link
    {...rest}
    className={actionClass(
      { ...(look === undefined ? {} : { look }), ...(wide === undefined ? {} : { wide }) },
      className,
    )}
  />
);
