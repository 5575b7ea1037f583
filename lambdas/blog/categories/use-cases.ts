import { addCategory, changeCategory, listCategories } from './change-category.ts';
import { mendPosts, showToMend, undoMending } from './mend.ts';

/** What is done with the categories of posts, by the names of the endpoints. */
export const categoryUseCases = (deps: Parameters<typeof showToMend>[0]) => ({
  categories: listCategories(deps),
  addCategory: addCategory(deps),
  changeCategory: changeCategory(deps),
  toMend: showToMend(deps),
  mend: mendPosts(deps),
  undoMending: undoMending(deps),
});
