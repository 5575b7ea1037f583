import { useNavigate } from 'react-router-dom';
import { pathTo } from '#domain/kernel/paths.ts';
import type { Area } from '#web/shell/screens.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TitleForm } from '../list/new-post.tsx';

/** `/admin/blog/new` and `/staff/blog/new`: a title makes a post, and it is written right away. */
export const NewPostPage = ({ area }: { readonly area: Area }) => {
  const navigate = useNavigate();
  return (
    <div className="max-w-xl">
      <PageHeader title="New post">Give it a title. Then write it.</PageHeader>
      <TitleForm
        send="Write it"
        onAdded={(id) => void navigate(pathTo(`${area}/blog/:id/edit`, { id }), { replace: true })}
      />
    </div>
  );
};
