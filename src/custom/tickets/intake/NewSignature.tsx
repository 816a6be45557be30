import Alert from '@mui/material/Alert';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { get, useController, useWatch } from 'react-hook-form';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Card } from '../../../kit/Card.tsx';
import { LoadErrorAlert } from '../../../kit/LoadErrorAlert.tsx';
import { customers, type Customer } from '../../../schemas/customers/customers.ts';
import { nameOf } from '../../../schemas/model.ts';
import { languages, type Language } from '../../../schemas/tickets/intakeRules.ts';
import type { NewTicketCustomer } from '../../../schemas/tickets/newCustomer.ts';
import type { NewSignature as Signature, Strokes } from '../../../schemas/tickets/signatures.ts';
import { firstMessage } from '../rules/firstMessage.ts';
import { SignatureFields } from '../signature/SignatureFields.tsx';
import { useTerms } from '../signature/useTerms.ts';
import { useSignatureRule } from './useSignatureRule.ts';

/** The terms and the signature of a new ticket, in the customer's language; absent without terms. */
export function NewSignature() {
  const translate = useTranslate();
  const rule = useSignatureRule();
  const customer = useCustomer();
  const locale = useLocale();
  const [chosen, setChosen] = useState<Language>();
  const [typed, setTyped] = useState<string>();
  const [isOther, setIsOther] = useState(false);
  const language = chosen ?? customer.language ?? locale;
  const { terms, error, reload } = useTerms('INTAKE', language);
  const { field, formState } = useController({ name: 'signature' });
  const { onChange, ref } = field;
  const value = field.value as Signature | null;
  const name = typed ?? value?.name ?? customer.name;
  // Such as those of a draft, which somebody has changed since.
  const isStale = Boolean(value && terms && value.hash !== terms.hash);
  if (isStale && !isOther) setIsOther(true);
  useEffect(() => {
    if (isStale) onChange(null);
  }, [isStale, onChange]);
  const message = firstMessage(get(formState.errors, 'signature'));
  if (error && rule !== 'HIDDEN') return <LoadErrorAlert message="messages.load_failed" onRetry={reload} />;
  if (!terms?.hash || (rule === 'HIDDEN' && !message && !value)) return null;
  const { version, hash } = terms;
  const sign = (strokes: Strokes, by: string) => {
    setIsOther(false);
    onChange(strokes.length > 0 ? { version, language: terms.language, hash, name: by, strokes } : null);
  };
  const strokes = isStale ? [] : (value?.strokes ?? []);
  return (
    <Card title={`${translate('bench.signing.title')}${rule === 'REQUIRED' ? ' *' : ''}`}>
      <div ref={ref} tabIndex={-1}>
        {isOther && <Alert severity="warning">{translate('bench.signing.other_terms')}</Alert>}
        <SignatureFields
          kind="INTAKE"
          {...{ terms, language, name, strokes }}
          onLanguage={(next) => {
            setChosen(next);
            onChange(null);
          }}
          onName={(next) => {
            setTyped(next);
            sign(strokes, next);
          }}
          onStrokes={(next) => sign(next, name)}
          onSigned={(given) => {
            setTyped(given.name);
            setIsOther(false);
            onChange(given);
          }}
        />
        {message && (
          <FormHelperText error role="alert">
            {message}
          </FormHelperText>
        )}
        {rule !== 'REQUIRED' && !value && (
          <Typography variant="caption" color="text.secondary">
            {translate('bench.signing.later')}
          </Typography>
        )}
      </div>
    </Card>
  );
}

const toLanguage = (code?: string | null): Language | null => languages.find((one) => one === code) ?? null;

/** Name and language of the chosen or new customer. */
function useCustomer(): { name: string; language: Language | null } {
  const [id, created] = useWatch({ name: ['customer_id', 'new_customer'] }) as [
    string | null,
    NewTicketCustomer | null,
  ];
  const { data } = useGetOne<RaRecord<string> & Customer>(
    customers.name,
    { id: id ?? '' },
    { enabled: id !== null },
  );
  if (id) return { name: data ? nameOf(customers, data) : '', language: toLanguage(data?.language) };
  const { first_name, last_name, language } = created ?? {};
  return { name: [first_name, last_name].filter(Boolean).join(' '), language: toLanguage(language) };
}
