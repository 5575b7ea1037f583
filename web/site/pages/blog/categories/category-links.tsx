import type { Category } from '#domain/blog/categories/category.ts';
import { categoryPath } from './category-path.ts';

/** Leads to the pages of categories. Nothing where there are none. */
export const CategoryLinks = ({ categories }: { readonly categories: readonly Category[] }) =>
  categories.length === 0 ? null : (
    <nav aria-label="Categories" className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-x-8">
        {categories.map((category) => (
          <li key={category.slug}>
            <a href={categoryPath(category)} className="text-link inline-flex min-h-11 items-center text-lg">
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
