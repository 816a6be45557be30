import Article from '@mui/icons-material/ArticleOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MailTemplate } from '../../../schemas/mail/mailTemplates.ts';

interface TemplateMenuProps<T> {
  templates: T[];
  onChoose: (template: T) => void;
}

/** Menu of email templates. */
export function TemplateMenu<T extends MailTemplate>({ templates, onChoose }: TemplateMenuProps<T>) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('mail.templates');
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Article />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              onClick={() => {
                setAnchor(undefined);
                onChoose(template);
              }}
            >
              {template.name}
            </MenuItem>
          ))}
          {templates.length === 0 && <MenuItem disabled>{translate('mail.no_templates')}</MenuItem>}
        </Menu>
      )}
    </>
  );
}
