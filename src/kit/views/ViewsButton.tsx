import Bookmark from '@mui/icons-material/BookmarkBorder';
import Check from '@mui/icons-material/Check';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useCan } from '../../authProvider/useCan.ts';
import { savedViews } from '../../schemas/views/savedViews.ts';
import { MenuButton } from '../list/MenuButton.tsx';
import type { ViewsPartProps } from './ViewTabs.tsx';

/** The menu of what can be done with the views of a list; on narrow screens it lists them, too. */
export function ViewsButton({ views: list, actions, onEdit }: ViewsPartProps) {
  const translate = useTranslate();
  const may = useCan();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { views, current, base, isChanged } = list;
  const mayEdit = current !== undefined && may('update', savedViews, current);
  const group = current ? views.filter((one) => one.kind === current.kind && one.role === current.role) : [];
  const place = group.findIndex((one) => one.id === current?.id);
  const opens = (current ? current.opens_first : !views.some((one) => one.opens_first)) ?? false;

  const show = (search: string) => () => navigate({ search });
  const moved = (step: -1 | 1) => {
    const ids = group.map(({ id }) => id);
    const [id = ''] = ids.splice(place, 1);
    return ids.toSpliced(place + step, 0, id);
  };

  return (
    <MenuButton label={translate('views.title')} icon={<Bookmark />}>
      {(close) => {
        const item = (key: string, act: () => unknown, label: string, isChecked?: boolean) => (
          <MenuItem
            key={key}
            dense
            {...(isChecked !== undefined && { role: 'menuitemcheckbox', 'aria-checked': isChecked })}
            onClick={() => {
              close();
              void act();
            }}
          >
            {isChecked !== undefined && (
              <ListItemIcon>{isChecked && <Check fontSize="small" />}</ListItemIcon>
            )}
            {label}
          </MenuItem>
        );
        return [
          ...(isNarrow && views.length > 0
            ? [
                item('all', show(list.plainSearch), translate('list.all'), !current && !list.isMissing),
                ...views.map((view) =>
                  item(view.id, show(list.searchOf(view)), view.name, view.id === current?.id),
                ),
                <Divider key="views" />,
              ]
            : []),
          ...(current && base && isChanged && mayEdit
            ? [item('save', () => actions.save(base), translate('views.save'))]
            : []),
          item('new', () => onEdit('new'), translate(current ? 'views.save_new' : 'views.save_view')),
          ...(isChanged ? [item('reset', () => actions.reset(current), translate('views.reset'))] : []),
          ...(views.length > 0
            ? [
                <Divider key="rest" />,
                item(
                  'opens',
                  () => actions.choose(opens || !current ? null : current.id),
                  translate('views.opens_first'),
                  opens,
                ),
              ]
            : []),
          ...(current ? [item('link', () => actions.copyLink(current), translate('views.copy_link'))] : []),
          ...(current && mayEdit
            ? [
                ...(current.kind === 'MINE'
                  ? []
                  : [
                      item(
                        'default',
                        () => actions.share(current, !current.is_default),
                        translate(`views.default_of.${current.kind}`),
                        current.is_default,
                      ),
                    ]),
                ...(place > 0
                  ? [item('left', () => actions.order(moved(-1)), translate('views.move_left'))]
                  : []),
                ...(place < group.length - 1
                  ? [item('right', () => actions.order(moved(1)), translate('views.move_right'))]
                  : []),
                item('edit', () => onEdit(current), translate('views.edit')),
                item('delete', () => actions.remove(current), translate('list.delete')),
              ]
            : []),
        ];
      }}
    </MenuButton>
  );
}
