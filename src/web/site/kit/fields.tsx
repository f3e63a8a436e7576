import type { ComponentChildren } from 'preact';
import type { CitySlug } from '../../../kernel/cities';
import { type Described, FieldFrame } from '../../kit/field-frame';
import type { Key } from '../i18n/translate';
import { useView } from '../view';

/** The problem of a field. */
export type Problem = Key | CityProblem | FileProblem;

/** The problem of a field that belongs to another city, with a link to that city's page. */
export interface CityProblem {
  key: Key;
  /** Replaces `{city}`. */
  city: CitySlug;
  link?: { path: string; text: Key };
}

/** The problem of a file. */
export interface FileProblem {
  key: Key;
  /** Its name, which replaces `{name}`. */
  file: string;
}

/** The problems of a form: a text per field. */
export type Problems = Readonly<Record<string, Problem>>;

interface Labelled {
  name: string;
  label: string;
  hint?: string;
  problem?: Problem;
  /** Needed if several forms of a page have a field with the same name. */
  id?: string;
  required?: boolean;
}

/** The text of a field's problem. */
export function Because({ problem }: { problem: Problem }) {
  const { t } = useView();
  if (typeof problem === 'string') return <>{t(problem)}</>;
  // A name may be written from the right.
  if ('file' in problem) return <>{t(problem.key, { name: `\u2068${problem.file}\u2069` })}</>;
  return <>{t(problem.key, { city: t(`city.${problem.city}`) })}</>;
}

/** The link to the other city's page, if there is one. */
function Elsewhere({ problem }: { problem: Problem }) {
  const { t, link } = useView();
  if (typeof problem === 'string' || 'file' in problem || !problem.link) return null;
  const { path, text } = problem.link;
  return (
    <>
      {' '}
      <a href={link(path)}>{t(text, { city: t(`city.${problem.city}`) })}</a>
    </>
  );
}

/** The frame of a field, with its label, its problem and the link. */
function Labelling({
  name,
  label,
  hint,
  problem,
  id = name,
  children,
}: Labelled & { children: (described: Described) => ComponentChildren }) {
  const words = problem && (
    <>
      <Because problem={problem} />
      <Elsewhere problem={problem} />
    </>
  );
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={words}>
      {children}
    </FieldFrame>
  );
}

/*
 * Fields have no `maxlength`: browsers cut pasted text at it without a word, and count UTF-16 units. Texts that are too
 * long are refused beside their field, with what was typed. None has the type `email`: browsers refuse invisible
 * characters and other scripts in it.
 */

/** A text field with one line. */
export function TextField({
  value,
  type = 'text',
  inputMode,
  autoComplete,
  list,
  ...labelled
}: Labelled & {
  value?: string;
  /** The id of a list of texts that browsers offer. */
  list?: string;
  type?: 'text' | 'search';
  inputMode?: 'numeric' | 'decimal' | 'email';
  autoComplete?: 'email' | 'name' | 'off' | 'postal-code' | 'street-address';
}) {
  return (
    <Labelling {...labelled}>
      {(described) => (
        <input
          {...described}
          name={labelled.name}
          type={type}
          dir="auto"
          list={list}
          value={value ?? ''}
          inputMode={inputMode}
          autoComplete={autoComplete}
          aria-required={labelled.required ? 'true' : undefined}
        />
      )}
    </Labelling>
  );
}

/** A text field with several lines. */
export function TextArea({ value, rows = 4, ...labelled }: Labelled & { value?: string; rows?: number }) {
  return (
    <Labelling {...labelled}>
      {(described) => (
        // Browsers drop the first line break after the start tag; this one keeps a typed one from being lost.
        <textarea
          {...described}
          name={labelled.name}
          rows={rows}
          dir="auto"
          aria-required={labelled.required ? 'true' : undefined}
        >
          {value?.startsWith('\n') ? `\n${value}` : value}
        </textarea>
      )}
    </Labelling>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** A selection of one value. */
export function Select({
  value,
  choices,
  empty,
  ...labelled
}: Labelled & { value?: string; choices: readonly Choice[]; empty?: string }) {
  return (
    <Labelling {...labelled}>
      {(described) => (
        <select {...described} name={labelled.name} aria-required={labelled.required ? 'true' : undefined}>
          {empty !== undefined && <option value="">{empty}</option>}
          {choices.map((choice) => (
            <option value={choice.value} dir="auto" selected={choice.value === value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Labelling>
  );
}

/** The MIME types a photo field accepts. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/gif';

/** A field for photos. */
export function PhotoField({ accept, ...labelled }: Labelled & { accept: string }) {
  return (
    <Labelling {...labelled}>
      {(described) => <input {...described} name={labelled.name} type="file" accept={accept} multiple />}
    </Labelling>
  );
}

/** The summary of a refused form at its top, with a link to each field. */
export function Refusal({ problems, ids = {} }: { problems: Problems; ids?: Record<string, string> }) {
  const { t } = useView();
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <div class="notice bad" role="alert">
      <p>{t('form.refused')}</p>
      <ul>
        {entries.map(([field, problem]) => (
          // A problem that does not belong to a field.
          <li>
            {field === 'state' ? (
              <Because problem={problem} />
            ) : (
              <a href={`#${ids[field] ?? field}`}>
                <Because problem={problem} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
